import type { ReportRow } from '@capiz/domain/report'
import type { IsoDate } from '@capiz/domain/time'
import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../db/rows.ts'
import type { Services } from '../services.ts'

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

/** Where the rows of a report come from: in their order, some at a time, and how many there are. */
export interface ReportSource {
  batches: (context: ReportContext) => AsyncIterable<readonly ReportRow[]>
  count: (context: ReportContext) => Promise<number>
  /** figures that stand above the rows, such as totals */
  facts?: (context: ReportContext) => Promise<readonly { label: string; value: string }[]>
}

/** Rows that travel at a time. */
const batchSize = 500

let cursors = 0

/**
 * Reads a query a batch at a time, so that its length does not show in memory. The cursor holds what it found: rows
 * written meanwhile neither shift nor double what is read.
 */
async function* readQuery({ services, signal }: ReportContext, query: SQL): AsyncGenerator<ReportRow[]> {
  const reader = await services.database.reader()
  const cursor = sql.identifier(`report_${(cursors += 1)}`)
  const stop = (): void => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
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
    signal.removeEventListener('abort', stop)
    reader.release()
  }
}

/** A report that is one query; its columns carry the names of the report's columns. */
export function fromQuery(build: (filters: Filters, today: IsoDate) => SQL): ReportSource {
  return {
    batches: (context) => readQuery(context, build(context.filters, context.today)),
    count: async ({ services, filters, today }) => {
      const query = sql`select count(*)::int as all from (${build(filters, today)}) counted`
      const [row] = await rowsOf<{ all: number }>(services.db, query)
      return row?.all ?? 0
    },
  }
}

/** A report whose rows a rule of the domain makes from what is read. */
export function fromRows(
  read: (context: ReportContext) => AsyncGenerator<readonly ReportRow[]>,
): ReportSource {
  return {
    batches: read,
    count: async (context) => {
      let all = 0
      for await (const rows of read(context)) all += rows.length
      return all
    },
  }
}
