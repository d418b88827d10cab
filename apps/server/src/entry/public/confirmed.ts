import type { RecordKindName } from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, max } from 'drizzle-orm'
import { caseRecord } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'

type CheckIn = Extract<RecordKindName, 'dentist-check-in' | 'facility-check-in'>

/** The day of the last check-in of each provider that was noted. */
export async function lastCheckIns(
  db: Executor,
  kind: CheckIn,
  codes: readonly string[],
): Promise<Map<string, IsoDate>> {
  const rows = await db
    .select({ code: caseRecord.ownerCode, day: max(caseRecord.day) })
    .from(caseRecord)
    .where(
      and(
        eq(caseRecord.kind, kind),
        eq(caseRecord.status, 'NOTED'),
        eq(caseRecord.deleted, false),
        inArray(caseRecord.ownerCode, [...codes]),
      ),
    )
    .groupBy(caseRecord.ownerCode)
  return new Map(
    rows.flatMap(({ code, day }) => (code !== null && day !== null ? [[code, day] as const] : [])),
  )
}
