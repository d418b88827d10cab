import type { BoardLine } from '@capiz/api/schema/case-record'
import { recordKind } from '@capiz/domain/record'
import { addDays, daysBetween, type IsoDate } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import { actingDepartment } from './filters.ts'

type Line = InferOutput<typeof BoardLine>

const kinds = ['non-conformity', 'inquiry-report', 'correction-notice', 'document-tracker'] as const

/** Statuses in which nothing more is to be done. */
const settled = ['CLOSED', 'CORRECTED', 'RECEIVED']

interface Counted extends Record<string, unknown> {
  kind: Line['kind']
  department: string | null
  open: number
  overdue: number
  due_soon: number
  oldest: IsoDate | null
}

/** Days ahead in which something counts as due soon. */
const soonDays = 7

/** Counts the open records of each kind by the department that has to act; overdue and soon due ones separately. */
export async function complianceBoard(db: Executor, today: IsoDate): Promise<Line[]> {
  const within = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )
  const rows = await rowsOf<Counted>(
    db,
    sql`select kind, ${actingDepartment} as department,
          count(*)::int as open,
          count(*) filter (where due_date < ${today})::int as overdue,
          count(*) filter (where due_date between ${today} and ${addDays(today, soonDays)})::int as due_soon,
          min(day)::text as oldest
        from case_record
        where not deleted and kind in (${within(kinds)}) and status not in (${within(settled)})
        group by 1, 2 order by 1, 4 desc, 2`,
  )
  return rows.map(({ kind, department, open, overdue, due_soon: dueSoon, oldest }) => ({
    kind,
    label: recordKind(kind).entities,
    department,
    open,
    overdue,
    dueSoon,
    oldestDays: oldest === null ? 0 : Math.max(0, daysBetween(oldest, today)),
  }))
}
