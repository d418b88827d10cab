import type { ReactElement } from 'react'
import { Compliance } from '../../features/records/Compliance.tsx'
import { complianceParts } from '../record-parts.ts'

/** The compliance area with the parts other features add to it. */
export function ComplianceScreen(): ReactElement {
  return <Compliance parts={complianceParts} />
}
