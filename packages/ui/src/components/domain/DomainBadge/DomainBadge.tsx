import type { ReactElement } from 'react'
import {
  documentStatePresentation,
  presentStatus,
  versionStatePresentation,
} from '@capiz/domain/accreditation'
import { requestStatusPresentation } from '@capiz/domain/request'
import type { StatusPresentation } from '@capiz/domain/status'
import { StatusBadge } from '../../data/StatusBadge/StatusBadge.tsx'
import type { ElementProps } from '../../../element/element-props.ts'

/** Which vocabulary a status code belongs to. */
export type StatusVocabulary = 'accreditation' | 'request' | 'document' | 'priceVersion'

export interface DomainBadgeProps extends ElementProps<HTMLSpanElement> {
  /** The code as the wire has it. */
  code: string
  /** List of codes it belongs to; accreditation unless given. */
  vocabulary?: StatusVocabulary | undefined
  /** `sm` for dense tables. */
  size?: 'md' | 'sm' | undefined
  /** Second line such as `since 1 Jun 2025`. */
  detail?: string | undefined
  /** The status can change while it is on screen, so changes are announced. */
  isLive?: boolean | undefined
}

const tables: Record<
  Exclude<StatusVocabulary, 'accreditation'>,
  Readonly<Record<string, StatusPresentation>>
> = {
  request: requestStatusPresentation,
  document: documentStatePresentation,
  priceVersion: versionStatePresentation,
}

/** How a code of a vocabulary is shown; an unknown one is neutral and shows the code itself. */
function presentCode(vocabulary: StatusVocabulary, code: string): StatusPresentation {
  if (vocabulary === 'accreditation') return presentStatus(code)
  const table = tables[vocabulary]
  // An own property only: a code such as "constructor" must not find the prototype's.
  const known = Object.hasOwn(table, code) ? table[code] : undefined
  return known ?? { ...presentStatus(''), label: code }
}

/** A badge from a status code: label, tone and icon come from the domain's tables (domain model 4.2). */
export function DomainBadge({ code, vocabulary = 'accreditation', ...rest }: DomainBadgeProps): ReactElement {
  const { tone, label, icon } = presentCode(vocabulary, code)
  return <StatusBadge tone={tone} label={label || 'No status'} icon={icon} {...rest} />
}
