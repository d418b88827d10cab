import { escapeLike } from '@capiz/domain/search'
import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, count, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { attachment, facility, physician } from '../../db/schema/index.ts'
import { searchText } from '../facility/keys.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import { inKeyOrder, manyOf, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { Services } from '../../platform/services.ts'
import { memoScope } from './scope.ts'
import { memoKeys, memoViews, selectMemos } from './view.ts'

type Filters = Partial<
  Record<
    'memoType' | 'year' | 'month' | 'from' | 'to' | 'ownerCode' | 'owner' | 'standing',
    string | undefined
  >
>

const { dateOfMemo, dateSent, dateReceived } = attachment

const sorts: SortColumns = {
  dateOfMemo,
  dateSent,
  dateReceived,
  memoType: attachment.memoType,
  ownerCode: attachment.ownerCode,
  ownerName: sql`coalesce(${facility.searchName}, ${physician.searchName})`,
}

/** The conditions of each delivery status of a memo. */
const statusConditions: Readonly<Record<string, SQL | undefined>> = {
  UNSENT: isNull(dateSent),
  SENT: and(isNotNull(dateSent), isNull(dateReceived)),
  RECEIVED: isNotNull(dateReceived),
}

function statusCondition(text: string): SQL | undefined {
  const known = manyOf(text)?.map(
    (one) => statusConditions[one] ?? refuseField('standing', 'Choose unsent, sent or received.'),
  )
  return known && or(...known)
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most
    ? number
    : refuseField(name, `Enter a number from 1 to ${most}.`)
}

const dayOf = (name: string, text: string): IsoDate =>
  parseIsoDate(text) ?? refuseField(name, 'Enter a date as year-month-day.')

function ownerNamed(text: string): SQL | undefined {
  const pattern = `%${escapeLike(searchText(text))}%`
  return or(sql`${facility.searchName} like ${pattern}`, sql`${physician.searchName} like ${pattern}`)
}

function conditions(q: Filters): SQL | undefined {
  const types = manyOf(q.memoType)
  const part = (unit: 'year' | 'month', most: number) => {
    const text = q[unit]
    return text
      ? sql`extract(${sql.raw(unit)} from ${dateOfMemo}) = ${numberOf(unit, text, most)}`
      : undefined
  }
  return and(
    types && inArray(attachment.memoType, types),
    part('year', 9999),
    part('month', 12),
    q.from ? gte(dateOfMemo, dayOf('from', q.from)) : undefined,
    q.to ? lte(dateOfMemo, dayOf('to', q.to)) : undefined,
    q.ownerCode ? eq(attachment.ownerCode, q.ownerCode.trim().toUpperCase()) : undefined,
    q.owner?.trim() ? ownerNamed(q.owner) : undefined,
    q.standing ? statusCondition(q.standing) : undefined,
  )
}

/** One page of the memos the caller sees, the newest first, with whether each went out and arrived in time. */
export async function listMemos(services: Services, query: PagingQuery & Filters, principal: Principal) {
  const { db } = services
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const scope = memoScope(principal, services.clock.today())
  const where = and(scope.where, conditions(filters))
  const { page, size, offset, order } = pagingOf(query, sorts, 'dateOfMemo,DESC', attachment.id)
  const keys = await memoKeys(db)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const ids = keys.map(({ id }) => id)
  const rows = ids.length > 0 ? await selectMemos(db).where(inArray(attachment.id, ids)) : []
  const found = inKeyOrder(ids, rows, ({ memo }) => memo.id)
  const key = JSON.stringify(['memo', filters, scope.key])
  const totalElements = await services.counts.count(
    ['attachment', 'facility', 'physician'],
    key,
    async () => {
      const all = memoKeys(db).where(where).as('all_memos')
      const [row] = await db.select({ all: count() }).from(all)
      return row?.all ?? 0
    },
  )
  return { content: await memoViews(services, db, found, principal), totalElements, page, size }
}
