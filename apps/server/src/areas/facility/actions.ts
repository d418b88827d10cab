import type { Principal } from '../../platform/access/principal.ts'
import { allowedActions, ownRules, staffRules, type ActionRules } from '../../engines/provider/actions.ts'
import type { FacilityRecord } from './scope.ts'

const rules: ActionRules = {
  owner: 'HFC',
  staff: [
    ...staffRules('facility', { view: 'HF_VIEW', edit: 'HF_EDIT', status: 'HF_STATUS' }),
    { action: 'edit-covered-accounts', permission: 'HF_NETWORK_EDIT' },
    { action: 'edit-roster', permission: 'AFFILIATION_EDIT' },
    {
      action: 'set-preferred-network',
      permission: 'HF_NETWORK_EDIT',
      when: (record) => record.accreditationStatusCode === 'ACCREDITED',
    },
    { action: 'block', permission: 'HF_NETWORK_EDIT' },
    { action: 'view-devices', permission: 'HF_VIEW' },
    { action: 'edit-devices', permission: 'HF_SUPPORT_EDIT' },
    { action: 'send-check-in', permission: 'CHECKIN_EDIT' },
    { action: 'merge', permission: 'HF_STATUS', when: (record) => record.duplicateOf === null },
    { action: 'undo-merge', permission: 'HF_STATUS' },
  ],
  own: [
    ...ownRules('HF_EDIT'),
    { action: 'edit-roster', permission: 'AFFILIATION_EDIT' },
    { action: 'view-devices', permission: 'HF_VIEW' },
    { action: 'send-check-in', permission: 'CHECKIN_EDIT' },
  ],
}

/**
 * Returns the actions the caller may take on a facility, for the screens (a coordinator's edit may become a request).
 */
export function facilityActions(record: FacilityRecord, principal: Principal): string[] {
  return allowedActions(record, principal, rules)
}
