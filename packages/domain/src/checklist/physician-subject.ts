import { memberships, type Membership } from '../fees/index.ts'
import type { ChecklistSubject } from './types.ts'

/** Codes of general practice, which is no specialty: it asks for no board certificate. */
export const generalPractice: readonly string[] = ['GP', 'DENTGP']

interface Practitioner {
  phyTypeCode: string
  governmentDoctor: boolean
  specializations: readonly { specializationCode: string; membership?: string | null | undefined }[]
}

/** Returns the facts of a physician that the checklist depends on: the highest membership counts (domain model 4.5). */
export function physicianSubject(record: Practitioner): ChecklistSubject {
  const held = record.specializations.map(({ membership }) =>
    memberships.indexOf((membership ?? 'NONE') as Membership),
  )
  return {
    kind: 'physician',
    phyTypeCode: record.phyTypeCode,
    governmentDoctor: record.governmentDoctor,
    membership: memberships[Math.max(0, ...held)] ?? 'NONE',
    hasSpecialty: record.specializations.some(
      ({ specializationCode: code }) => code !== '' && !generalPractice.includes(code),
    ),
    specializationCodes: record.specializations.map(({ specializationCode }) => specializationCode),
  }
}
