import type { RetentionKind } from '@capiz/domain/privacy'
import { and, eq, gt } from 'drizzle-orm'
import { retentionRun } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { pagingOf, type PagingQuery } from '../../platform/list/page.ts'

const sortable = { runDate: retentionRun.runDate, kind: retentionRun.kind, rows: retentionRun.rows }

interface RunFilters extends PagingQuery {
  kind?: RetentionKind | undefined
  result?: 'REMOVED' | 'NOTHING' | undefined
}

/** Returns a page of the removals by retention period, the latest first. */
export async function listRetentionRuns(db: Executor, { kind, result, ...query }: RunFilters) {
  const { page, size, offset, order } = pagingOf(query, sortable, 'runDate,DESC', retentionRun.id)
  const where = and(
    kind ? eq(retentionRun.kind, kind) : undefined,
    result === 'REMOVED' ? gt(retentionRun.rows, 0) : undefined,
    result === 'NOTHING' ? eq(retentionRun.rows, 0) : undefined,
  )
  const content = await db
    .select()
    .from(retentionRun)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  return { content, totalElements: await db.$count(retentionRun, where), page, size }
}
