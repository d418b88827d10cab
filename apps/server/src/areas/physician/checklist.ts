import { physicianSubject } from '@capiz/domain/checklist'
import type { ChecklistOwner } from '../../engines/provider/checklist.ts'
import type { PhysicianRecord } from './scope.ts'

type Subject = Pick<PhysicianRecord, 'phyTypeCode' | 'governmentDoctor' | 'specializations'>

/** A physician as the checklist mechanism sees it. */
export function checklistOwner(record: Subject & { code: string }): ChecklistOwner {
  return { code: record.code, subject: physicianSubject(record) }
}
