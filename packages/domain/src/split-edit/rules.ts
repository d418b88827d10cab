import { facilityFields } from '../facility/index.ts'
import { type EditRules, editRulesOf } from '../field/index.ts'
import { physicianFields } from '../physician/index.ts'

/** Rules for the physician's own record; its parts that are no fields are named here (domain model 7.4). */
export const physicianEditRules: EditRules = editRulesOf(physicianFields, {
  direct: ['schedule'],
  request: ['affiliations', 'procedureRates', 'documents'],
  never: ['feeSchedule'],
})

/** Rules for the facility of a coordinator. */
export const facilityEditRules: EditRules = editRulesOf(facilityFields, {
  request: ['type', 'category', 'email', 'roster', 'roomRates', 'services', 'packages', 'documents'],
  never: ['coveredAccounts', 'discounts'],
})
