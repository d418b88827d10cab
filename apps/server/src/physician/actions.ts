import type { Principal } from '../auth/principal.ts'
import { allowedActions, ownRules, staffRules, type ActionRules } from '../provider/actions.ts'
import type { PhysicianRecord } from './scope.ts'

const rules: ActionRules = {
  owner: 'PHY',
  staff: [
    ...staffRules('physician', { view: 'PHY_VIEW', edit: 'PHY_EDIT', status: 'PHY_STATUS' }),
    { action: 'edit-affiliations', permission: 'AFFILIATION_EDIT' },
    { action: 'move-affiliations', permission: 'AFFILIATION_STATUS' },
    { action: 'edit-schedule', permission: 'PHY_EDIT' },
  ],
  own: [
    ...ownRules('PHY_EDIT'),
    { action: 'edit-schedule', permission: 'PHY_EDIT' },
    { action: 'request-affiliation', permission: 'AFFILIATION_EDIT' },
  ],
}

/** What the caller may do with a physician, so that screens need not guess (an own edit may become a request). */
export function physicianActions(record: PhysicianRecord, principal: Principal): string[] {
  return allowedActions(record, principal, rules)
}
