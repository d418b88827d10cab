import { requestTypes } from '@capiz/domain/request'
import { addDays, isIsoDate, type IsoDate, manilaMidnight } from '@capiz/domain/time'
import { requestDueDays } from '@capiz/domain/work'
import { foldAccents } from '@capiz/domain/text'
import { escapeLike } from '@capiz/domain/search'
import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Principal } from '../../platform/access/principal.ts'
import {
  affiliation,
  city,
  facility,
  physician,
  province,
  region,
  userRequest,
} from '../../db/schema/index.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import { pageIds } from '../../platform/list/page-ids.ts'
import { inKeyOrder, manyOf, pagingOf, type PagingQuery, type SortColumns } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'
import { isPractice } from '../provider/practice.ts'
import { inGroup, requestActors, waitsForOthers } from './actor.ts'
import { requestScope } from './record.ts'
import { waitsFor } from './waits.ts'
import { namedIn, namesOf, rowOf } from './view.ts'

/** Filters of the request list (domain model 10.1). */
export interface RequestFilters {
  requestType?: string | undefined
  requesterCode?: string | undefined
  status?: string | undefined
  updatedFrom?: string | undefined
  updatedTo?: string | undefined
  applicantCode?: string | undefined
  location?: string | undefined
  term?: string | undefined
  age?: string | undefined
  assignee?: string | undefined
  asked?: string | undefined
  waits?: string | undefined
}

/** Last day on which an open request is on time, in days since 1970: `requestDueDate` of the domain. */
const dueDay = sql`(coalesce(${userRequest.answerDueDate}, (${userRequest.requestedDate} at time zone 'Asia/Manila')::date
  + case ${sql.join(
    requestTypes.map((type) => sql`when ${userRequest.type} = ${type} then ${requestDueDays(type)}::int`),
    sql` `,
  )} end) - date '1970-01-01')`

const sorts: SortColumns = {
  daysLate: sql`-${dueDay}`,
  requestedDate: userRequest.requestedDate,
  code: userRequest.code,
  type: userRequest.type,
  status: userRequest.status,
  targetName: userRequest.targetName,
  requesterName: userRequest.requesterName,
  decidedDate: userRequest.decidedDate,
  updatedDate: userRequest.updatedDate,
  answerDueDate: userRequest.answerDueDate,
}

/** Start of a Manila day as a moment. */
const startOf = (day: IsoDate) => manilaMidnight(day)

function dayOf(name: string, text: string): IsoDate {
  if (!isIsoDate(text))
    refuse('BAD_REQUEST', { message: `${name} is written year-month-day, for example 2027-01-31.` })
  return text
}

const contains = (text: string) => `%${escapeLike(text.trim())}%`

/** Requests whose target lies in a city, province or region of this name, or practises there. */
function inLocation(services: Services, text: string): SQL {
  const pattern = contains(foldAccents(text))
  const here = services.db
    .select({ code: facility.code, id: facility.id })
    .from(facility)
    .innerJoin(city, eq(city.id, facility.mainCityId))
    .innerJoin(province, eq(province.id, city.provinceId))
    .innerJoin(region, eq(region.id, province.regionId))
    .where(
      or(
        ilike(city.description, pattern),
        ilike(province.description, pattern),
        ilike(region.description, pattern),
      ),
    )
    .as('here')
  const facilities = services.db.select({ code: here.code }).from(here)
  const practising = services.db
    .select({ code: physician.code })
    .from(physician)
    .innerJoin(affiliation, eq(affiliation.physicianId, physician.id))
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(here, eq(here.id, facility.id))
    .where(isPractice())
  return sql`(${inArray(userRequest.targetCode, facilities)} or ${inArray(userRequest.targetCode, practising)})`
}

/** Age groups of open requests, in days since they were made (domain model 11.4). */
function ofAge(age: string, today: IsoDate): SQL | undefined {
  const since = (days: number) => startOf(addDays(today, -days))
  if (age === 'upTo3') return gte(userRequest.requestedDate, since(3))
  if (age === 'upTo7')
    return and(lt(userRequest.requestedDate, since(3)), gte(userRequest.requestedDate, since(7)))
  if (age === 'over7') return lt(userRequest.requestedDate, since(7))
  return refuse('BAD_REQUEST', { message: 'age is one of upTo3, upTo7, over7.' })
}

/** Matches requests by assignee: `me`, `none`, or the code of a user. Ignored for callers other than staff. */
function ofAssignee(assignee: string, principal: Principal): SQL | undefined {
  if (principal.marker !== 'ADMIN') return undefined
  if (assignee === 'none') return isNull(userRequest.assigneeCode)
  return eq(userRequest.assigneeCode, assignee === 'me' ? principal.userCode : assignee)
}

/** Matches requests that wait for the caller, at a step or in a group of the caller's work, or the caller's that wait for others. */
function ofWaits(waits: string, principal: Principal, today: IsoDate): SQL | undefined {
  if (waits === 'review' || waits === 'approve') return waitsFor(waits, principal, today)
  if (waits === 'others') return waitsForOthers(principal, today)
  const actor = requestActors.find((one) => one === waits)
  if (actor !== undefined) return inGroup(actor, principal, today)
  const names = ['review', 'approve', ...requestActors, 'others']
  return refuse('BAD_REQUEST', { message: `waits is one of ${names.join(', ')}.` })
}

/** Matches requests with an open information request; all of them, or those overdue. */
function replyCondition(replyState: string, today: IsoDate): SQL | undefined {
  if (replyState === 'waiting') return isNotNull(userRequest.answerDueDate)
  if (replyState === 'overdue') return lt(userRequest.answerDueDate, today)
  return refuse('BAD_REQUEST', { message: 'asked is one of waiting, overdue.' })
}

function conditions(
  services: Services,
  filters: RequestFilters,
  { today, principal }: { today: IsoDate; principal: Principal },
): (SQL | undefined)[] {
  const types = manyOf(filters.requestType)
  const statuses = manyOf(filters.status)
  const { requesterCode, applicantCode, location, term, age, updatedFrom, updatedTo } = filters
  const { assignee, asked: replyState } = filters
  return [
    eq(userRequest.deleted, false),
    types && inArray(sql`${userRequest.type}`, types),
    statuses && inArray(sql`${userRequest.status}`, statuses),
    requesterCode ? eq(userRequest.requesterCode, requesterCode) : undefined,
    applicantCode ? eq(userRequest.targetCode, applicantCode) : undefined,
    location?.trim() ? inLocation(services, location) : undefined,
    age ? ofAge(age, today) : undefined,
    assignee ? ofAssignee(assignee, principal) : undefined,
    replyState ? replyCondition(replyState, today) : undefined,
    filters.waits ? ofWaits(filters.waits, principal, today) : undefined,
    updatedFrom ? gte(userRequest.updatedDate, startOf(dayOf('updatedFrom', updatedFrom))) : undefined,
    updatedTo ? lt(userRequest.updatedDate, startOf(addDays(dayOf('updatedTo', updatedTo), 1))) : undefined,
    term?.trim()
      ? or(
          ilike(userRequest.targetName, contains(term)),
          ilike(userRequest.code, contains(term)),
          ilike(userRequest.requesterName, contains(term)),
        )
      : undefined,
  ]
}

/** Codes of the requests the filters find, the oldest first, as far as asked for; and how many there are in all. */
export async function matchingRequests(
  services: Services,
  filters: RequestFilters,
  { principal, today, most }: { principal: Principal; today: IsoDate; most: number },
): Promise<{ codes: string[]; matching: number }> {
  const where = and(requestScope(principal), ...conditions(services, filters, { today, principal }))
  const rows = await services.db
    .select({ code: userRequest.code })
    .from(userRequest)
    .where(where)
    .orderBy(userRequest.requestedDate, userRequest.id)
    .limit(most)
  return { codes: rows.map(({ code }) => code), matching: await services.db.$count(userRequest, where) }
}

/** One page of the requests the caller may see, oldest waiting first unless asked otherwise. */
export async function listRequests(
  services: Services,
  query: PagingQuery & RequestFilters,
  principal: Principal,
  today: IsoDate,
) {
  const { db } = services
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const where = and(requestScope(principal), ...conditions(services, filters, { today, principal }))
  const { page, size, offset, order } = pagingOf(query, sorts, 'requestedDate,ASC', userRequest.id)
  const isPersonal = principal.marker !== 'ADMIN' || filters.assignee === 'me' || filters.waits !== undefined
  const scope = isPersonal ? principal.userCode : principal.permissions.has('RATE_VIEW')
  const places = filters.location ? ['facility', 'affiliation', 'physician'] : []
  const { ids, total: totalElements } = await pageIds(services, {
    table: userRequest,
    id: userRequest.id,
    where,
    order,
    offset,
    size,
    countKey: JSON.stringify([scope, today, filters]),
    tables: ['user_request', ...places],
  })
  const rows = ids.length > 0 ? await db.select().from(userRequest).where(inArray(userRequest.id, ids)) : []
  const names = await namesOf(db, rows.flatMap(namedIn))
  const content = inKeyOrder(ids, rows, ({ id }) => id).map((row) => rowOf(row, names, { today, principal }))
  return { content, totalElements, page, size }
}
