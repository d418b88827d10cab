import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import { providerGuards } from '../../engines/provider/guards.ts'
import type { ProviderStatus } from '../../engines/provider/status.ts'
import { checklistOwner } from './checklist.ts'
import { candidateOf, findMatches } from './duplicates.ts'
import { currentForm } from './form.ts'
import { accreditedProblems } from './rules.ts'
import { lockFacility, type FacilityRecord } from './scope.ts'
import { updateFacility } from './write.ts'

/** How the status machine moves a facility. */
export const facilityStatus: ProviderStatus<FacilityRecord> = {
  subject: 'facility',
  applicantType: 'HFC',
  entityType: 'health-facility',
  table: 'facility',
  column: 'accreditation_status_code',
  statusOf: (record) => record.accreditationStatusCode as AccreditationStatusCode,
  lock: lockFacility,
  nameOf: ({ name }) => name,
  versionOf: ({ version }) => version,
  checklist: checklistOwner,
  duplicates: async (db, record) => findMatches(db, candidateOf(await currentForm(db, record), record.code)),
  waiting: (record) => !record.accepted,
  guards: async (db, record, day) => {
    const problems = accreditedProblems(await currentForm(db, record))
    return providerGuards(db, checklistOwner(record), record, problems, day)
  },
  put: (services, tx, record, inForce, actor) =>
    updateFacility(
      services,
      tx,
      record,
      inForce
        ? {
            accreditationStatusCode: inForce.toStatus,
            ...(inForce.toStatus === 'ACCREDITED' ? { accreditationDate: inForce.effectiveDate } : {}),
          }
        : {},
      actor,
    ),
}
