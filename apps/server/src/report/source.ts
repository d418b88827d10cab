import type { ReportChart, ReportRow } from '@capiz/domain/report'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { tallyQuery, tallyRows, type Tally } from './tally.ts'

/** Filters of a report as the contract has checked them. */
export type Filters = Readonly<Record<string, string | number | boolean | null>>

/** What a report reads with. */
export interface ReportContext {
  services: Services
  filters: Filters
  today: IsoDate
  /** aborted when nobody waits for the report any more */
  signal: AbortSignal
}

/** The beginning of a report with what all its rows come to. */
export interface Beginning {
  first: ReportRow[]
  tally: Tally
}

/** Where the rows of a report come from: in their order, some at a time; and their beginning, for the screen. */
export interface ReportSource {
  batches: (context: ReportContext) => AsyncIterable<readonly ReportRow[]>
  begin: (context: ReportContext, shown: number, chart: ReportChart | undefined) => Promise<Beginning>
  /** figures that stand above the rows, such as totals */
  facts?: (context: ReportContext) => Promise<readonly { label: string; value: string }[]>
}

/** Rows that travel at a time. */
const batchSize = 500

let cursors = 0

/** A connection of its own, whose query is stopped when nobody waits any more. */
async function openReader({ services, signal }: ReportContext) {
  const reader = await services.database.reader()
  const stop = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  const close = (): void => {
    signal.removeEventListener('abort', stop)
    reader.release()
  }
  return { db: reader.db, close }
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
  for (const row of rows) tally.take(row)
  return tally.result()
}

/** A report that is one query; its columns carry the names of the report's columns. */
export function fromQuery(build: (filters: Filters, today: IsoDate) => SQL): ReportSource {
  const queryOf = ({ filters, today }: ReportContext): SQL => build(filters, today)
  return {
    batches: (context) => readQuery(context, queryOf(context)),
    begin: async (context, shown, chart) => {
      const reader = await openReader(context)
      try {
        context.signal.throwIfAborted()
        const query = queryOf(context)
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
        for (const row of rows) tally.take(row)
      }
      return { first, tally: tally.result() }
    },
  }
}
