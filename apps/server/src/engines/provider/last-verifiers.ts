import { lastVerifiers } from '@capiz/domain/accreditation'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray } from 'drizzle-orm'
import { checklistMark, verification } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { checklistOf, type ChecklistOwner } from './checklist.ts'

/** Returns the usernames of who verified the last required claim of a provider, by mark or at a source. */
export async function lastVerifiersOf(db: Executor, owner: ChecklistOwner, day: IsoDate): Promise<string[]> {
  const rows = (await checklistOf(db, owner, day)).filter((row) => row.required && row.submitted !== null)
  const types = rows.map(({ documentTypeCode }) => documentTypeCode)
  const uuids = rows.flatMap(({ submitted }) => submitted ?? [])
  if (uuids.length === 0) return []
  const ownerKind = owner.subject.kind === 'facility' ? 'hf' : 'phy'
  const marks = await db
    .select({ by: checklistMark.verifiedBy, at: checklistMark.verifiedDate })
    .from(checklistMark)
    .where(
      and(
        eq(checklistMark.ownerKind, ownerKind),
        eq(checklistMark.ownerCode, owner.code),
        eq(checklistMark.verified, true),
        inArray(checklistMark.documentTypeCode, types),
      ),
    )
  const confirmed = await db
    .select({ by: verification.performedBy, at: verification.performedDate })
    .from(verification)
    .where(
      and(
        eq(verification.ownerCode, owner.code),
        eq(verification.result, 'CONFIRMED'),
        inArray(verification.attachmentUuid, uuids),
      ),
    )
  const looks = [...marks, ...confirmed].flatMap(({ by, at }) => (by && at ? [{ by, at }] : []))
  return lastVerifiers(looks)
}
