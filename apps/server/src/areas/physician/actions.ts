import type { Principal } from '../../platform/access/principal.ts'
import { allowedActions, ownRules, staffRules, type ActionRules } from '../../engines/provider/actions.ts'
import type { PhysicianRecord } from './scope.ts'

const rules: ActionRules = {
  owner: 'PHY',
  staff: [
    ...staffRules('physician', { view: 'PHY_VIEW', edit: 'PHY_EDIT', status: 'PHY_STATUS' }),
    { action: 'edit-affiliations', permission: 'AFFILIATION_EDIT' },
    { action: 'move-affiliations', permission: 'AFFILIATION_STATUS' },
    { action: 'edit-schedule', permission: 'PHY_EDIT' },
    { action: 'merge', permission: 'PHY_STATUS', when: (record) => record.duplicateOf === null },
    { action: 'undo-merge', permission: 'PHY_STATUS' },
    { action: 'view-data-use', permission: 'PHY_VIEW' },
    { action: 'note-objection', permission: 'PHY_EDIT' },
  ],
  own: [
    ...ownRules('PHY_EDIT'),
    { action: 'edit-schedule', permission: 'PHY_EDIT' },
    { action: 'request-affiliation', permission: 'AFFILIATION_EDIT' },
    { action: 'view-data-use', permission: 'PHY_VIEW' },
    { action: 'note-objection', permission: 'PHY_EDIT' },
  ],
}

/** Returns the actions the caller may take on a physician, for the screens (an own edit may become a request). */
export function physicianActions(record: PhysicianRecord, principal: Principal): string[] {
  return allowedActions(record, principal, rules)
}
