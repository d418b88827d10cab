import type { ChecklistSubject } from '@capiz/domain/checklist'
import type { ChecklistOwner } from '../../engines/provider/checklist.ts'
import type { FacilityRecord } from './scope.ts'

/** Returns the facts of a facility that its checklist depends on. */
export function checklistSubject(
  record: Pick<FacilityRecord, 'typeCode' | 'ownership'> & Partial<Pick<FacilityRecord, 'categoryCode'>>,
): ChecklistSubject {
  const ownership = record.ownership === 'GOVERNMENT' ? 'GOVERNMENT' : 'PRIVATE'
  return { kind: 'facility', typeCode: record.typeCode, categoryCode: record.categoryCode, ownership }
}

/** A facility as the checklist mechanism sees it. */
export function checklistOwner(
  record: Parameters<typeof checklistSubject>[0] & { code: string },
): ChecklistOwner {
  return { code: record.code, subject: checklistSubject(record) }
}
