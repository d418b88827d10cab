import type { ChecklistSubject } from '@capiz/domain/checklist'
import { memberships, type Membership } from '@capiz/domain/fees'
import type { ChecklistOwner } from '../provider/checklist.ts'
import type { PhysicianRecord } from './scope.ts'

/** General practice is no specialty: it asks for no board certificate. */
const general = ['GP', 'DENTGP']

type Subject = Pick<PhysicianRecord, 'phyTypeCode' | 'governmentDoctor' | 'specializations'>

/** What a physician's checklist depends on: the highest membership counts. */
export function physicianSubject(record: Subject): ChecklistSubject {
  const held = record.specializations.map(({ membership }) =>
    memberships.indexOf((membership ?? 'NONE') as Membership),
  )
  return {
    kind: 'physician',
    phyTypeCode: record.phyTypeCode,
    governmentDoctor: record.governmentDoctor,
    membership: memberships[Math.max(0, ...held)] ?? 'NONE',
    hasSpecialty: record.specializations.some(({ specializationCode: code }) => !general.includes(code)),
  }
}

/** A physician as the checklist mechanism sees it. */
export function checklistOwner(record: Subject & { code: string }): ChecklistOwner {
  return { code: record.code, subject: physicianSubject(record) }
}
