import { activityLog, type AuditChange } from '../../../db/schema/index.ts'
import { auditOwner } from '../owner.ts'
import type { MergeOwner, MergeSide, Merging } from './owner.ts'

interface Note {
  reason: string
  changes: readonly AuditChange[]
  isUndone: boolean
}

/** Writes a merge, or its undoing, into the activity and the audit log of both records. */
export async function noteMerge<R extends MergeSide>(
  owner: MergeOwner<R>,
  { services, tx, stays, gone, actor }: Merging<R>,
  { reason, changes, isUndone }: Note,
): Promise<void> {
  const [stayed, left] = [owner.nameOf(stays), owner.nameOf(gone)]
  const note = (applicantCode: string, remarks: string) => ({
    applicantCode,
    activityType: 'NOTE',
    topic: isUndone ? 'Merge of duplicates undone' : 'Merge of duplicates',
    activityDate: services.clock.today(),
    remarks,
    createdBy: actor.username,
    createdDate: services.clock.now(),
  })
  const texts = isUndone
    ? [
        `The merge of ${gone.code} ${left} into this record was undone: ${reason}`,
        `The merge into ${stays.code} ${stayed} was undone: ${reason}`,
      ]
    : [
        `${gone.code} ${left} was merged into this record: ${reason}`,
        `Merged into ${stays.code} ${stayed}: ${reason}`,
      ]
  await tx.insert(activityLog).values([note(stays.code, texts[0] ?? ''), note(gone.code, texts[1] ?? '')])
  const pair = (field: string, code: string): AuditChange =>
    isUndone ? { field, before: code, after: null } : { field, before: null, after: code }
  const rest = [{ field: 'reason', before: null, after: reason }, ...changes]
  const entries = [
    { code: gone.code, changes: [pair('duplicateOf', stays.code), ...rest] },
    { code: stays.code, changes: [pair('mergedWith', gone.code), ...rest] },
  ]
  for (const entry of entries) {
    const topic = 'Duplicates'
    await auditOwner(services, tx, owner.entityType, { ...entry, action: 'UPDATE', topic }, actor)
  }
}
