import { allowedNext, isAccreditationStatus, type AccreditationSubject } from '@capiz/domain/accreditation'
import type { Marker, Permission } from '@capiz/domain/access'
import type { Principal } from '../../platform/access/principal.ts'

/** Statuses in which no portal account can be made (domain model 6.5). */
export const withoutAccount: readonly string[] = ['DISAPPROVED', 'CLOSED']

/** The fields of a facility or physician that decide which actions are allowed. */
export interface ActionTarget {
  code: string
  accepted: boolean
  accreditationStatusCode: string
  duplicateOf: string | null
}

/** An action that the holder of a permission may do, perhaps only in some states of the record. */
export interface ActionRule {
  action: string
  permission: Permission
  when?: (record: ActionTarget) => boolean
}

/** Whose record it is, by the marker of its account, and what staff and its owner may do with it. */
export interface ActionRules {
  owner: Marker
  staff: readonly ActionRule[]
  own: readonly ActionRule[]
}

const inNetwork = ({ accreditationStatusCode: status }: ActionTarget) =>
  status === 'ACCREDITED' || status === 'SUSPENDED'

/**
 * Returns the rules of staff's actions, the same for a facility and a physician; the permissions are those of the kind.
 */
export function staffRules(
  subject: AccreditationSubject,
  { view, edit, status }: Record<'view' | 'edit' | 'status', Permission>,
): readonly ActionRule[] {
  const canMove = ({ accepted, accreditationStatusCode: code }: ActionTarget) =>
    accepted && isAccreditationStatus(code) && allowedNext(code, subject).length > 0
  return [
    { action: 'edit', permission: edit },
    { action: 'change-status', permission: status, when: canMove },
    { action: 'verify-checklist', permission: edit },
    { action: 'add-document', permission: edit },
    { action: 'delete-document', permission: edit },
    { action: 'remark', permission: edit },
    { action: 'view-remarks', permission: view },
    { action: 'compare-duplicates', permission: edit },
    {
      action: 'create-account',
      permission: 'ACCOUNT_CREATE',
      when: ({ accreditationStatusCode: code }) => !withoutAccount.includes(code),
    },
    { action: 'request-disaccreditation', permission: 'DISACCREDIT_REQUEST', when: inNetwork },
    { action: 'view-rates', permission: 'RATE_VIEW' },
    { action: 'edit-rates', permission: 'RATE_EDIT' },
    { action: 'view-activity', permission: 'ACTIVITY_VIEW' },
    { action: 'add-activity', permission: 'ACTIVITY_EDIT' },
    { action: 'view-audit', permission: 'AUDIT_VIEW' },
    { action: 'view-check-ins', permission: 'CHECKIN_VIEW' },
    { action: 'view-compliance', permission: 'COMPLIANCE_VIEW' },
    { action: 'edit-compliance', permission: 'COMPLIANCE_EDIT' },
  ]
}

/** Returns the rules of a provider's actions on its own record; an own edit may become a request. */
export function ownRules(edit: Permission): readonly ActionRule[] {
  return [
    { action: 'edit', permission: edit },
    { action: 'request-document', permission: 'REQUEST_CREATE' },
    { action: 'view-rates', permission: 'RATE_VIEW' },
    { action: 'request-rates', permission: 'RATE_EDIT' },
    { action: 'view-check-ins', permission: 'CHECKIN_VIEW' },
  ]
}

/** Returns the actions the caller may take on a record, for the screens. */
export function allowedActions(record: ActionTarget, principal: Principal, rules: ActionRules): string[] {
  const own = principal.marker === rules.owner && principal.linkedCode === record.code
  const applicable = principal.marker === 'ADMIN' ? rules.staff : own ? rules.own : []
  return applicable
    .filter(({ permission, when }) => principal.permissions.has(permission) && (when?.(record) ?? true))
    .map(({ action }) => action)
}
