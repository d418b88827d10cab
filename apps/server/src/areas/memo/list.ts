import type { MemoRow } from '@capiz/api/schema/memo'
import { communicatedWithin, deliveredWithin, workingDays } from '@capiz/domain/report'
import { escapeLike } from '@capiz/domain/search'
import { parseIsoDate, type IsoDate } from '@capiz/domain/time'
import { and, count, eq, gte, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { attachment, facility, physician } from '../../db/schema/index.ts'
import { searchText } from '../facility/keys.ts'
import { refuseField } from '../../platform/errors/refuse.ts'
import { manyOf, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import { holidaysOf } from '../report/select/memos.ts'
import type { Services } from '../../platform/services.ts'

type Row = InferOutput<typeof MemoRow>

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
    inArray(attachment.ownerKind, ['hf/memo', 'phy/memo']),
    eq(attachment.deleted, false),
    isNull(attachment.supersededBy),
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

/** How long a step took, or whether it is late although it has not been taken. */
function timing(
  from: IsoDate | null,
  to: IsoDate | null,
  within: number,
  today: IsoDate,
  holidays: ReadonlySet<string>,
): { days: number | null; onTime: boolean | null } {
  if (from === null) return { days: null, onTime: null }
  const days = workingDays(from, to ?? today, holidays)
  if (to !== null) return { days, onTime: days <= within }
  return { days: null, onTime: days > within ? false : null }
}

/** One page of the memos of all providers, the newest first, with whether each went out and arrived in time. */
export async function listMemos(services: Services, query: PagingQuery & Filters) {
  const { db, clock } = services
  const today = clock.today()
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const where = conditions(filters)
  const { page, size, offset, order } = pagingOf(query, sorts, 'dateOfMemo,DESC', attachment.id)
  const ofFacility = and(eq(attachment.ownerKind, 'hf/memo'), eq(facility.code, attachment.ownerCode))
  const ofPhysician = and(eq(attachment.ownerKind, 'phy/memo'), eq(physician.code, attachment.ownerCode))
  const rows = await db
    .select({
      memo: attachment,
      facilityName: facility.name,
      lastName: physician.lastName,
      firstName: physician.firstName,
    })
    .from(attachment)
    .leftJoin(facility, ofFacility)
    .leftJoin(physician, ofPhysician)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
  const key = JSON.stringify(['memo', filters])
  const totalElements = await services.counts.count(
    ['attachment', 'facility', 'physician'],
    key,
    async () => {
      const [row] = await db
        .select({ all: count() })
        .from(attachment)
        .leftJoin(facility, ofFacility)
        .leftJoin(physician, ofPhysician)
        .where(where)
      return row?.all ?? 0
    },
  )
  const holidays = await holidaysOf(db)
  const content = rows.map(({ memo, facilityName, lastName, firstName }): Row => {
    const communicated = timing(memo.dateOfMemo, memo.dateSent, communicatedWithin, today, holidays)
    const delivered = timing(memo.dateSent, memo.dateReceived, deliveredWithin, today, holidays)
    const person = [lastName, firstName].filter(Boolean).join(', ')
    return {
      uuid: memo.uuid,
      entity: memo.ownerKind as Row['entity'],
      ownerCode: memo.ownerCode,
      ownerName: facilityName ?? (person || memo.ownerCode),
      fileName: memo.fileName,
      memoType: memo.memoType as Row['memoType'],
      dateOfMemo: memo.dateOfMemo,
      dateSent: memo.dateSent,
      dateReceived: memo.dateReceived,
      effectiveDate: memo.effectiveDate,
      communicatedDays: communicated.days,
      communicatedOnTime: communicated.onTime,
      deliveredDays: delivered.days,
      deliveredOnTime: delivered.onTime,
    }
  })
  return { content, totalElements, page, size }
}
