import { presentDocument, type DocumentFacts } from '@capiz/domain/accreditation'
import type { ReactElement } from 'react'
import { StatusBadge } from '../../data/StatusBadge/StatusBadge.tsx'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface DocumentBadgeProps extends Pick<DocumentFacts, 'state'>, ElementProps<HTMLSpanElement> {
  /** The record needs the document; yes when left out. */
  isRequired?: boolean | undefined
  /** The document was verified; undefined where that is not known. */
  isVerified?: boolean | undefined
  /** Second line such as `until 31 Dec 2026`. */
  detail?: string | undefined
}

/** The state of one document: "Valid" only where somebody verified it, "Missing" only where it is required. */
export function DocumentBadge(props: DocumentBadgeProps): ReactElement {
  const { state, isRequired: required, isVerified: verified, detail } = props
  const { tone, label, icon } = presentDocument({ state, required, verified })
  return (
    <StatusBadge
      {...elementProps(props)}
      tone={tone}
      label={label}
      icon={icon}
      size="sm"
      {...(detail !== undefined && { detail })}
    />
  )
}
