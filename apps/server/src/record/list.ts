import { recordKind, type RecordKindName } from '@capiz/domain/record'
import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import type { Principal } from '../auth/principal.ts'
import { caseRecord } from '../db/schema/index.ts'
import type { PageReply } from '../http/types.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../list/page.ts'
import type { Services } from '../services.ts'
import { fieldText, recordConditions } from './filters.ts'
import type { RecordReply } from './kind.ts'
import { recordScope } from './scope.ts'
import { recordViews } from './view.ts'

function sortsOf(kind: RecordKindName): SortColumns {
  const { day, due, ownerField, fields } = recordKind(kind)
  const { id, code, status, createdDate, updatedDate, dueDate, ownerCode } = caseRecord
  const declared = fields
    .filter((field) => field.kind !== 'ratings')
    .map(({ name }) => [name, fieldText(name)])
  return {
    ...(Object.fromEntries(declared) as Record<string, SQL>),
    id,
    code,
    status,
    createdDate,
    updatedDate,
    [day]: caseRecord.day,
    ...(due ? { [due.field]: dueDate } : {}),
    ...(ownerField ? { [ownerField]: ownerCode } : {}),
  }
}

/** One page of the records of a kind the caller may see, newest day first. */
export async function listRecords<K extends RecordKindName>(
  services: Services,
  kind: K,
  query: PagingQuery & object,
  principal: Principal,
): Promise<PageReply<RecordReply<K>>> {
  const { db, clock } = services
  const today = clock.today()
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const found = recordConditions(kind, filters, today)
  const where = and(
    eq(caseRecord.kind, kind),
    eq(caseRecord.deleted, false),
    recordScope(principal, kind),
    ...found.where,
  )
  const asked =
    query.sort === undefined ? { ...query, sort: [`${recordKind(kind).day},DESC`, 'id,DESC'] } : query
  const { page, size, offset, order } = pagingOf(asked, sortsOf(kind), 'id,DESC', caseRecord.id)
  const keys = await db
    .select({ id: caseRecord.id })
    .from(caseRecord)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const ids = keys.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(caseRecord).where(inArray(caseRecord.id, ids)) : []
  const scope = principal.marker === 'ADMIN' ? '' : `${principal.marker}${principal.linkedCode}`
  const key = JSON.stringify([kind, scope, today, filters])
  const totalElements = await services.counts.count(found.tables, key, async () => {
    const [row] = await db.select({ all: count() }).from(caseRecord).where(where)
    return row?.all ?? 0
  })
  const ordered = inKeyOrder(ids, rows, ({ id }) => id)
  return { content: await recordViews(db, kind, ordered, principal, today), totalElements, page, size }
}
