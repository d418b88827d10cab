import { and, asc, eq, inArray } from 'drizzle-orm'
import { caseRecord } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

/** The correction notices to a provider that it has not answered yet, those due first at the start. */
export const openNotices = (db: Executor, ownerCode: string) =>
  db
    .select()
    .from(caseRecord)
    .where(
      and(
        eq(caseRecord.kind, 'correction-notice'),
        eq(caseRecord.ownerCode, ownerCode),
        inArray(caseRecord.status, ['ISSUED', 'ACKNOWLEDGED']),
        eq(caseRecord.deleted, false),
      ),
    )
    .orderBy(asc(caseRecord.dueDate), asc(caseRecord.id))
