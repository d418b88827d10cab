import { allowedNext, isAccreditationStatus } from '@capiz/domain/accreditation'
import type { Permission } from '@capiz/domain/access'
import type { Principal } from '../auth/principal.ts'
import { withoutAccount } from '../provider/account.ts'
import type { PhysicianRecord } from './scope.ts'

type Rule = { action: string; permission: Permission; when?: (record: PhysicianRecord) => boolean }

const canMove = ({ accepted, accreditationStatusCode: status }: PhysicianRecord) =>
  accepted && isAccreditationStatus(status) && allowedNext(status, 'physician').length > 0

const staffRules: readonly Rule[] = [
  { action: 'edit', permission: 'PHY_EDIT' },
  { action: 'change-status', permission: 'PHY_STATUS', when: canMove },
  { action: 'verify-checklist', permission: 'PHY_EDIT' },
  { action: 'add-document', permission: 'PHY_EDIT' },
  { action: 'delete-document', permission: 'PHY_EDIT' },
  { action: 'remark', permission: 'PHY_EDIT' },
  { action: 'view-remarks', permission: 'PHY_VIEW' },
  { action: 'edit-affiliations', permission: 'AFFILIATION_EDIT' },
  { action: 'move-affiliations', permission: 'AFFILIATION_STATUS' },
  { action: 'edit-schedule', permission: 'PHY_EDIT' },
  {
    action: 'create-account',
    permission: 'ACCOUNT_CREATE',
    when: (record) => !withoutAccount.includes(record.accreditationStatusCode),
  },
  {
    action: 'request-disaccreditation',
    permission: 'DISACCREDIT_REQUEST',
    when: (record) => ['ACCREDITED', 'SUSPENDED'].includes(record.accreditationStatusCode),
  },
  { action: 'view-rates', permission: 'RATE_VIEW' },
  { action: 'edit-rates', permission: 'RATE_EDIT' },
  { action: 'view-activity', permission: 'ACTIVITY_VIEW' },
  { action: 'add-activity', permission: 'ACTIVITY_EDIT' },
  { action: 'view-audit', permission: 'AUDIT_VIEW' },
  { action: 'view-check-ins', permission: 'CHECKIN_VIEW' },
  { action: 'view-compliance', permission: 'COMPLIANCE_VIEW' },
  { action: 'edit-compliance', permission: 'COMPLIANCE_EDIT' },
]

const ownRules: readonly Rule[] = [
  { action: 'edit', permission: 'PHY_EDIT' },
  { action: 'edit-schedule', permission: 'PHY_EDIT' },
  { action: 'request-document', permission: 'REQUEST_CREATE' },
  { action: 'request-affiliation', permission: 'AFFILIATION_EDIT' },
  { action: 'view-rates', permission: 'RATE_VIEW' },
  { action: 'request-rates', permission: 'RATE_EDIT' },
  { action: 'view-check-ins', permission: 'CHECKIN_VIEW' },
]

/** What the caller may do with a physician, so that screens need not guess (an own edit may become a request). */
export function physicianActions(record: PhysicianRecord, principal: Principal): string[] {
  const own = principal.marker === 'PHY' && principal.linkedCode === record.code
  const rules = principal.marker === 'ADMIN' ? staffRules : own ? ownRules : []
  return rules
    .filter(({ permission, when }) => principal.permissions.has(permission) && (when?.(record) ?? true))
    .map(({ action }) => action)
}
