import type { ReferenceList, ReferenceBase } from '@capiz/domain/reference'
import { escapeLike } from '@capiz/domain/search'
import { foldAccents } from '@capiz/domain/text'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { referenceItem } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { pageIds } from '../../platform/list/page-ids.ts'
import { inKeyOrder, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import { refuse, refuseField } from '../../platform/errors/refuse.ts'
import type { Services } from '../../platform/services.ts'
import { columnOf, itemReply, listOf, type StoredItem } from './row.ts'

/** Filters reference lists know beside paging; each list takes those it has a field for. */
export interface ReferenceFilters {
  term?: string | undefined
  group?: string | undefined
  societyName?: string | undefined
  description?: string | undefined
  code?: string | undefined
  name?: string | undefined
  docName?: string | undefined
  pageType?: string | undefined
  componentId?: string | undefined
  status?: string | undefined
}

type Query = PagingQuery & ReferenceFilters

/** The conditions a search adds to the filters: live items only, and attributes that must have a value. */
export interface ReferenceScope {
  liveOnly?: boolean
  kind?: string
  groupBy?: string
  /** how the list is sorted when the caller does not say; else by date of change, newest first */
  sort?: string
}

function expressionOf(list: ReferenceList, field: string) {
  const column = columnOf(list, field)
  return column ? referenceItem[column] : sql`${referenceItem.attributes} ->> ${sql.raw(`'${field}'`)}`
}

function sortsOf(list: ReferenceList): SortColumns {
  const fields = list.fields.map(({ name }) => [name, expressionOf(list, name)] as const)
  const { id, updatedDate, createdDate, deleted, description, groupBy } = referenceItem
  return { ...Object.fromEntries(fields), id, updatedDate, createdDate, deleted, description, groupBy }
}

function contains(expression: SQL | typeof referenceItem.description, text: string): SQL {
  return sql`upper(${expression}) like ${`%${escapeLike(text.toUpperCase())}%`}`
}

/** Whether an item holds the term, whatever its accents and capitals, in long texts too; blank terms match everything. */
function termMatches(list: ReferenceList, term: string | undefined): SQL | undefined {
  const text = foldAccents(term?.trim() ?? '').toUpperCase()
  if (text === '') return undefined
  const pattern = `%${escapeLike(text)}%`
  const longTexts = list.fields.filter(({ kind }) => kind === 'longText')
  return or(
    sql`${referenceItem.searchText} like ${pattern}`,
    ...longTexts.map(({ name }) => sql`upper(unaccent(${expressionOf(list, name)})) like ${pattern}`),
  )
}

const given = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

function filterOf(list: ReferenceList, query: ReferenceFilters, scope: ReferenceScope): SQL | undefined {
  const parts: (SQL | undefined)[] = [eq(referenceItem.list, list.base), termMatches(list, query.term)]
  const group = scope.groupBy ?? query.group
  if (given(group)) parts.push(sql`upper(${referenceItem.groupBy}) = ${group.trim().toUpperCase()}`)
  for (const field of [
    'societyName',
    'description',
    'code',
    'name',
    'docName',
    'pageType',
    'componentId',
  ] as const) {
    const text = query[field]
    const name = field === 'societyName' ? 'medicalSociety' : field
    if (!given(text) || !list.fields.some((one) => one.name === name)) continue
    const expression = sql`${expressionOf(list, name)}`
    parts.push(
      field === 'pageType' || field === 'componentId' ? eq(expression, text) : contains(expression, text),
    )
  }
  if (scope.kind) parts.push(sql`${expressionOf(list, 'kind')} = ${scope.kind}`)
  const status = query.status?.trim().toUpperCase() ?? ''
  if (!['', 'ENABLED', 'DISABLED'].includes(status)) refuseField('status', 'Choose ENABLED or DISABLED.')
  if (scope.liveOnly || status === 'ENABLED') parts.push(eq(referenceItem.deleted, false))
  if (status === 'DISABLED') parts.push(eq(referenceItem.deleted, true))
  return and(...parts)
}

/** One page of a list: disabled items too, unless the scope says otherwise; newest change first (specification 2, 7.1). */
export async function listItems(
  services: Services,
  base: ReferenceBase,
  query: Query,
  scope: ReferenceScope = {},
) {
  const list = listOf(base)
  const paging = pagingOf(query, sortsOf(list), scope.sort ?? 'updatedDate,DESC', referenceItem.id)
  const filter = filterOf(list, query, scope)
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const { ids, total: totalElements } = await pageIds(services, {
    table: referenceItem,
    id: referenceItem.id,
    where: filter,
    order: paging.order,
    offset: paging.offset,
    size: paging.size,
    countKey: JSON.stringify([list.base, filters, scope]),
    tables: ['reference_item'],
  })
  const rows = await itemsById(services.db, ids)
  return { content: rows.map(itemReply), totalElements, page: paging.page, size: paging.size }
}

async function itemsById(db: Executor, ids: readonly number[]): Promise<StoredItem[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(referenceItem)
    .where(inArray(referenceItem.id, [...ids]))
  return inKeyOrder(ids, rows, (row) => row.id)
}

/** The item of a list with this id; 404 when the list has none, also when another list has. */
export async function itemOf(db: Executor, base: ReferenceBase, id: number): Promise<StoredItem> {
  const [row] = await db
    .select()
    .from(referenceItem)
    .where(and(eq(referenceItem.id, id), eq(referenceItem.list, listOf(base).base)))
  return row ?? refuse('NOT_FOUND')
}

/** Live items of a list in their order, for drop-downs and checks; all of them, since lists are short. */
export async function liveItems(db: Executor, base: ReferenceBase, groupBy?: string): Promise<StoredItem[]> {
  const { list, deleted, sortOrder, description, code } = referenceItem
  return db
    .select()
    .from(referenceItem)
    .where(
      and(
        eq(list, listOf(base).base),
        eq(deleted, false),
        groupBy === undefined ? undefined : eq(referenceItem.groupBy, groupBy),
      ),
    )
    .orderBy(sortOrder, description, code)
}

/** Live specializations of the same name or the same description, compared without case (specification 2, 7.2). */
export async function similarItems(
  db: Executor,
  base: ReferenceBase,
  query: { name?: string; description?: string },
) {
  const list = listOf(base)
  const same = (field: string, text: string | undefined) =>
    given(text) ? sql`upper(${expressionOf(list, field)}) = upper(${text.trim()})` : undefined
  const either = [same('name', query.name), same('description', query.description)].filter(
    (part) => part !== undefined,
  )
  if (either.length === 0) return []
  const rows = await db
    .select()
    .from(referenceItem)
    .where(and(eq(referenceItem.list, list.base), or(...either)))
    .orderBy(referenceItem.code)
  return rows.map(itemReply)
}
