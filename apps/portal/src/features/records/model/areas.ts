import type { Permission } from '@capiz/domain/access'
import { recordKind, type RecordKindName } from '@capiz/domain/record'

/** The base path of the compliance area (specification 1, section 2). */
export const complianceBase = '/iso-compliance'

interface KindAccess {
  kind: RecordKindName
  view: Permission
}

/** The kinds that have pages of their own in the compliance area, in the order of its menu, and who sees them. */
export const complianceKinds: readonly KindAccess[] = [
  { kind: 'non-conformity', view: 'COMPLIANCE_VIEW' },
  { kind: 'document-tracker', view: 'COMPLIANCE_VIEW' },
  { kind: 'inquiry-report', view: 'COMPLIANCE_VIEW' },
  { kind: 'correction-notice', view: 'COMPLIANCE_VIEW' },
  { kind: 'violation', view: 'COMPLIANCE_VIEW' },
  { kind: 'facility-check-in', view: 'CHECKIN_VIEW' },
  { kind: 'dentist-check-in', view: 'CHECKIN_VIEW' },
  { kind: 'special-arrangement', view: 'SA_VIEW' },
  { kind: 'service-team', view: 'HF_VIEW' },
  { kind: 'mobile-device', view: 'HF_VIEW' },
  { kind: 'settlement-terminal', view: 'HF_VIEW' },
]

/** The kinds about a provider, in the order of its record. */
const ownerOrder: readonly KindAccess[] = [
  { kind: 'facility-check-in', view: 'CHECKIN_VIEW' },
  { kind: 'dentist-check-in', view: 'CHECKIN_VIEW' },
  { kind: 'correction-notice', view: 'COMPLIANCE_VIEW' },
  { kind: 'violation', view: 'COMPLIANCE_VIEW' },
  { kind: 'special-arrangement', view: 'SA_VIEW' },
  { kind: 'non-conformity', view: 'COMPLIANCE_VIEW' },
  { kind: 'document-tracker', view: 'COMPLIANCE_VIEW' },
  { kind: 'inquiry-report', view: 'COMPLIANCE_VIEW' },
  { kind: 'mobile-device', view: 'HF_VIEW' },
  { kind: 'settlement-terminal', view: 'HF_VIEW' },
]

/** Whose record it is, and who looks. */
export interface Looked {
  kind: 'facility' | 'physician'
  isDentist: boolean
  isStaff: boolean
  can: (permission: Permission) => boolean
}

/** The kinds of records a provider has that the caller may see; the provider itself sees only its own (domain model 5.2). */
export function ownerKinds({ kind: provider, isDentist, isStaff, can }: Looked): RecordKindName[] {
  return ownerOrder
    .filter(({ kind, view }) => {
      const { owner, own, about } = recordKind(kind)
      if (!can(view) || (!isStaff && !own)) return false
      if (about?.[provider] !== undefined) return true
      return owner === 'provider' || (owner === provider && (provider === 'facility' || isDentist))
    })
    .map(({ kind }) => kind)
}
