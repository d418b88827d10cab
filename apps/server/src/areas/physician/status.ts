import type { AccreditationStatusCode } from '@capiz/domain/accreditation'
import { providerGuards } from '../../engines/provider/guards.ts'
import type { ProviderStatus } from '../../engines/provider/status.ts'
import { checklistOwner } from './checklist.ts'
import { candidateOf, findMatches } from './duplicates.ts'
import { formOf } from './form.ts'
import { accreditedProblems } from './rules.ts'
import { lockPhysician, physicianName, type PhysicianRecord } from './scope.ts'
import { updatePhysician } from './write.ts'

/** How the status machine moves a physician. */
export const physicianStatus: ProviderStatus<PhysicianRecord> = {
  subject: 'physician',
  applicantType: 'PHY',
  entityType: 'physician',
  table: 'physician',
  column: 'accreditation_status_code',
  statusOf: (record) => record.accreditationStatusCode as AccreditationStatusCode,
  lock: lockPhysician,
  nameOf: physicianName,
  versionOf: ({ version }) => version,
  checklist: checklistOwner,
  duplicates: (db, record) => findMatches(db, candidateOf(formOf(record), record.code)),
  waiting: (record) => !record.accepted,
  guards: (db, record, day) =>
    providerGuards(db, checklistOwner(record), record, accreditedProblems(formOf(record)), day),
  put: (services, tx, record, inForce, actor) => {
    const accredited = inForce?.toStatus === 'ACCREDITED' ? { accreditationDate: inForce.effectiveDate } : {}
    const values = inForce ? { accreditationStatusCode: inForce.toStatus, ...accredited } : {}
    return updatePhysician(services, tx, record, values, actor)
  },
}
