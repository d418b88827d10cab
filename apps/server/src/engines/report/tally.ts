import { summedColumn, type ChartGroup, type ReportChart, type ReportRow } from '@capiz/domain/report'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'

/** The totals of all rows of a report: their number, and the groups its chart is drawn from. */
export interface Tally {
  rows: number
  groups: ChartGroup[]
}

async function sumsOf(db: Executor, query: SQL, columns: readonly string[]): Promise<Tally> {
  const sums = columns.map(
    (key) => sql`coalesce(sum(${sql.identifier(key)}), 0)::float8 as ${sql.identifier(key)}`,
  )
  const selected = sql.join([sql`count(*)::int as "all rows"`, ...sums], sql`, `)
  const [found] = await rowsOf<Record<string, number>>(db, sql`select ${selected} from (${query}) tallied`)
  const rows = found?.['all rows'] ?? 0
  return { rows, groups: columns.map((name) => ({ name, rows, sum: found?.[name] ?? 0 })) }
}

/** Lets the database count the rows of a query, in the groups of a chart when there is one. */
export async function tallyQuery(db: Executor, query: SQL, chart: ReportChart | undefined): Promise<Tally> {
  if (chart === undefined) return sumsOf(db, query, [])
  if (chart.kind === 'columns') return sumsOf(db, query, Object.keys(chart.columns))
  const summed = summedColumn(chart)
  const sum = summed === undefined ? sql`0` : sql`coalesce(sum(${sql.identifier(summed)}), 0)`
  const groups = await rowsOf<ChartGroup>(
    db,
    sql`select ${sql.identifier(chart.by)}::text as name, count(*)::int as rows, ${sum}::float8 as sum
      from (${query}) tallied group by 1`,
  )
  return { rows: groups.reduce((all, { rows }) => all + rows, 0), groups }
}

const textOf = (value: ReportRow[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** Counts rows that were read, in the same groups. */
export function tallyRows(chart: ReportChart | undefined) {
  const groups = new Map<string | null, { rows: number; sum: number }>()
  let rows = 0
  const add = (name: string | null, amount: number): void => {
    const group = groups.get(name)
    if (group === undefined) groups.set(name, { rows: 1, sum: amount })
    else {
      group.rows += 1
      group.sum += amount
    }
  }
  const summed = chart && summedColumn(chart)
  return {
    add(row: ReportRow): void {
      rows += 1
      if (chart === undefined) return
      if (chart.kind === 'columns') {
        for (const key of Object.keys(chart.columns)) add(key, Number(row[key] ?? 0))
      } else add(textOf(row[chart.by]), summed === undefined ? 0 : Number(row[summed] ?? 0))
    },
    result: (): Tally => ({ rows, groups: [...groups].map(([name, group]) => ({ name, ...group })) }),
  }
}
