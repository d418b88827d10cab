import type { ReportChart, ReportPath, ReportRow } from '@capiz/domain/report'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import type { Executor } from '../../db/types.ts'
import type { Services } from '../../platform/services.ts'
import type { Caller } from '../../platform/threads/caller.ts'
import { tallyQuery, tallyRows, type Tally } from './tally.ts'
import { reportTurn } from './turns.ts'

/** Filters of a report as the contract has checked them. */
export type Filters = Readonly<Record<string, string | number | boolean | null>>

/** One line above the rows of a report. */
export interface Line {
  label: string
  value: string
}

/** The input of a report's query. */
export interface ReportContext {
  services: Services
  filters: Filters
  today: IsoDate
  /** who takes the turn: rows are read after the call has answered, when nobody else knows */
  caller: Caller
  /** aborted when the report is no longer awaited */
  signal: AbortSignal
}

/** The beginning of a report with what all its rows come to. */
export interface Beginning {
  first: ReportRow[]
  tally: Tally
}

/** The source of a report's rows: in their order, some at a time; and their beginning, for the screen. */
export interface ReportSource {
  batches: (context: ReportContext) => AsyncIterable<readonly ReportRow[]>
  begin: (context: ReportContext, shown: number, chart: ReportChart | undefined) => Promise<Beginning>
  /** figures and explanations that stand above the rows */
  facts?: (context: ReportContext) => Promise<readonly Line[]>
  /** the totals under the rows, of a report that is declared with them */
  total?: (context: ReportContext) => Promise<ReportRow>
}

/** The sources of some of the reports, by their paths. */
export type ReportSources = Readonly<Partial<Record<ReportPath, ReportSource>>>

/** Rows that travel at a time. */
const batchSize = 500

let cursors = 0

/** Opens a separate connection in the caller's turn; its query is stopped when the report is no longer awaited. */
async function openReader({ services, signal, caller }: ReportContext) {
  const endTurn = await reportTurn(services, caller)
  try {
    signal.throwIfAborted()
    const reader = await services.database.reader()
    const stop = (): void => void reader.cancel().catch(() => undefined)
    signal.addEventListener('abort', stop)
    const close = (): void => {
      signal.removeEventListener('abort', stop)
      reader.release()
      endTurn()
    }
    return { db: reader.db, close }
  } catch (error) {
    endTurn()
    throw error
  }
}

/**
 * Reads a query a batch at a time, so that its length does not show in memory. The cursor holds what it found: rows
 * written meanwhile neither shift nor double what is read.
 */
async function* readQuery(context: ReportContext, query: SQL): AsyncGenerator<ReportRow[]> {
  const { signal } = context
  const reader = await openReader(context)
  const cursor = sql.identifier(`report_${(cursors += 1)}`)
  try {
    signal.throwIfAborted()
    await reader.db.execute(sql`declare ${cursor} cursor with hold for ${query}`)
    try {
      for (;;) {
        const rows = await rowsOf<ReportRow>(
          reader.db,
          sql`fetch forward ${sql.raw(String(batchSize))} from ${cursor}`,
        )
        if (rows.length === 0) return
        yield rows
        signal.throwIfAborted()
      }
    } finally {
      await reader.db.execute(sql`close ${cursor}`)
    }
  } finally {
    reader.close()
  }
}

function tallied(rows: readonly ReportRow[], chart: ReportChart | undefined): Tally {
  const tally = tallyRows(chart)
  for (const row of rows) tally.add(row)
  return tally.result()
}

/** Builds a query from the filters of a report and the day; some read maintained rules first. */
type Build = (filters: Filters, today: IsoDate, db: Executor) => SQL | Promise<SQL>

/** Reads the one row of a query that is built. */
async function readOne(context: ReportContext, build: Build): Promise<ReportRow> {
  const query = await build(context.filters, context.today, context.services.db)
  const reader = await openReader(context)
  try {
    context.signal.throwIfAborted()
    const [row] = await rowsOf<ReportRow>(reader.db, query)
    return row ?? {}
  } finally {
    reader.close()
  }
}

/** Parts of a report beside its rows: a query of its totals, which are counted and not added up, and lines above the rows. */
interface Beside {
  total?: Build
  facts?: readonly Line[]
}

/** A report that is one query; its columns carry the names of the report's columns. */
export function fromQuery(build: Build, { total, facts }: Beside = {}): ReportSource {
  const queryOf = async ({ filters, today, services }: ReportContext): Promise<SQL> =>
    build(filters, today, services.db)
  return {
    batches: async function* (context) {
      yield* readQuery(context, await queryOf(context))
    },
    ...(facts ? { facts: () => Promise.resolve(facts) } : {}),
    ...(total ? { total: (context) => readOne(context, total) } : {}),
    begin: async (context, shown, chart) => {
      const query = await queryOf(context)
      const reader = await openReader(context)
      try {
        context.signal.throwIfAborted()
        const first = await rowsOf<ReportRow>(reader.db, sql`${query} limit ${shown}`)
        context.signal.throwIfAborted()
        const isAll = first.length < shown
        return { first, tally: isAll ? tallied(first, chart) : await tallyQuery(reader.db, query, chart) }
      } finally {
        reader.close()
      }
    },
  }
}

/** A report whose rows a rule of the domain makes from what is read. */
export function fromRows(
  read: (context: ReportContext) => AsyncGenerator<readonly ReportRow[]>,
): ReportSource {
  return {
    batches: read,
    begin: async (context, shown, chart) => {
      const first: ReportRow[] = []
      const tally = tallyRows(chart)
      for await (const rows of read(context)) {
        first.push(...rows.slice(0, shown - first.length))
        for (const row of rows) tally.add(row)
      }
      return { first, tally: tally.result() }
    },
  }
}
