import { presentDocument, type DocumentFacts } from '@capiz/domain/accreditation'
import type { ReactElement } from 'react'
import { StatusBadge } from '../../data/StatusBadge/StatusBadge.tsx'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface DocumentBadgeProps extends DocumentFacts, ElementProps<HTMLSpanElement> {
  /** Second line such as `until 31 Dec 2026`. */
  detail?: string | undefined
}

/** The state of one document: "Valid" only where somebody verified it, "Missing" only where it is required. */
export function DocumentBadge({ detail, ...facts }: DocumentBadgeProps): ReactElement {
  const { tone, label, icon } = presentDocument(facts)
  return (
    <StatusBadge
      {...elementProps(facts)}
      tone={tone}
      label={label}
      icon={icon}
      size="sm"
      {...(detail !== undefined && { detail })}
    />
  )
}
