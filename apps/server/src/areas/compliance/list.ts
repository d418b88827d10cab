import { recordKind, type RecordField, type RecordKindName } from '@capiz/domain/record'
import type { IsoDate } from '@capiz/domain/time'
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import { caseRecord } from '../../db/schema/index.ts'
import type { PageReply } from '../../platform/http/types.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { fieldText, recordConditions, statusOn } from './filters.ts'
import type { RecordReply } from './kind.ts'
import { recordScope } from './scope.ts'
import { recordViews } from './view.ts'

const numbers: readonly string[] = ['whole', 'year', 'peso']

/** Returns the expression a field is sorted by: figures by their size, all else as text. */
const sortedBy = ({ name, kind }: RecordField): SQL =>
  numbers.includes(kind) ? sql`(${fieldText(name)})::numeric` : fieldText(name)

function sortsOf(kind: RecordKindName, today: IsoDate): SortColumns {
  const { day, due, ownerField, fields } = recordKind(kind)
  const { id, code, createdDate, updatedDate, dueDate, ownerCode } = caseRecord
  const declared = fields
    .filter((field) => field.kind !== 'ratings')
    .map((field) => [field.name, sortedBy(field)])
  return {
    ...(Object.fromEntries(declared) as Record<string, SQL>),
    id,
    code,
    status: statusOn(kind, today),
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
  const extra =
    query.sort === undefined ? { ...query, sort: [`${recordKind(kind).day},DESC`, 'id,DESC'] } : query
  const { page, size, offset, order } = pagingOf(extra, sortsOf(kind, today), 'id,DESC', caseRecord.id)
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
