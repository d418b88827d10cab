import { allowedNext, isAccreditationStatus } from '@capiz/domain/accreditation'
import type { Permission } from '@capiz/domain/access'
import type { Principal } from '../auth/principal.ts'
import { withoutAccount } from '../provider/account.ts'
import type { FacilityRecord } from './scope.ts'

type Rule = { action: string; permission: Permission; when?: (record: FacilityRecord) => boolean }

const canMove = ({ accepted, accreditationStatusCode: status }: FacilityRecord) =>
  accepted && isAccreditationStatus(status) && allowedNext(status, 'facility').length > 0

const staffRules: readonly Rule[] = [
  { action: 'edit', permission: 'HF_EDIT' },
  { action: 'change-status', permission: 'HF_STATUS', when: canMove },
  { action: 'verify-checklist', permission: 'HF_EDIT' },
  { action: 'add-document', permission: 'HF_EDIT' },
  { action: 'delete-document', permission: 'HF_EDIT' },
  { action: 'remark', permission: 'HF_EDIT' },
  { action: 'view-remarks', permission: 'HF_VIEW' },
  { action: 'edit-covered-accounts', permission: 'HF_NETWORK_EDIT' },
  {
    action: 'set-preferred-network',
    permission: 'HF_NETWORK_EDIT',
    when: (record) => record.accreditationStatusCode === 'ACCREDITED',
  },
  { action: 'block', permission: 'HF_NETWORK_EDIT' },
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
  { action: 'view-devices', permission: 'HF_VIEW' },
  { action: 'edit-devices', permission: 'HF_SUPPORT_EDIT' },
  { action: 'view-check-ins', permission: 'CHECKIN_VIEW' },
  { action: 'send-check-in', permission: 'CHECKIN_EDIT' },
  { action: 'view-compliance', permission: 'COMPLIANCE_VIEW' },
  { action: 'edit-compliance', permission: 'COMPLIANCE_EDIT' },
  { action: 'merge', permission: 'HF_STATUS', when: (record) => record.duplicateOf === null },
]

const coordinatorRules: readonly Rule[] = [
  { action: 'edit', permission: 'HF_EDIT' },
  { action: 'request-document', permission: 'REQUEST_CREATE' },
  { action: 'view-rates', permission: 'RATE_VIEW' },
  { action: 'request-rates', permission: 'RATE_EDIT' },
  { action: 'view-devices', permission: 'HF_VIEW' },
  { action: 'view-check-ins', permission: 'CHECKIN_VIEW' },
  { action: 'send-check-in', permission: 'CHECKIN_EDIT' },
]

/** What the caller may do with a facility, so that screens need not guess (a coordinator's edit may become a request). */
export function facilityActions(record: FacilityRecord, principal: Principal): string[] {
  const own = principal.marker === 'HFC' && principal.linkedCode === record.code
  const rules = principal.marker === 'ADMIN' ? staffRules : own ? coordinatorRules : []
  return rules
    .filter(({ permission, when }) => principal.permissions.has(permission) && (when?.(record) ?? true))
    .map(({ action }) => action)
}
