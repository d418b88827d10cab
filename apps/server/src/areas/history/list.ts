import type { AccreditationHistory } from '@capiz/api/schema/log'
import { and, count, desc, eq, exists, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { isOpenFor } from '../../platform/access/decision.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { accreditationHistory, affiliation, facility, physician } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { startOfDay } from '../facility/filters.ts'
import { aboutOrMerged } from '../facility/scope.ts'
import { withApplicantNames } from '../../engines/provider/names.ts'
import { refuse } from '../../platform/errors/refuse.ts'
import type { Outgoing } from '../../platform/http/types.ts'
import { manyOf, pagingOf, type PagingQuery } from '../../platform/list/page.ts'
import type { Services } from '../../platform/services.ts'

type View = Outgoing<InferOutput<typeof AccreditationHistory>>
type Row = typeof accreditationHistory.$inferSelect & { applicantName: string | null }

function view(row: Row): View {
  return { ...row, accreditationStatusCode: row.toStatus }
}

/** A provider's own moves and those of the own affiliations; staff see the kinds their permissions cover. */
function scopeOf(db: Executor, principal: Principal): SQL | undefined {
  const { marker, linkedCode, reach } = principal
  const { applicantCode, applicantType } = accreditationHistory
  if (reach === 'all') {
    const seen = [
      ...(isOpenFor(principal, { kind: 'facility' }) ? ['HFC'] : []),
      ...(isOpenFor(principal, { kind: 'physician' }) ? ['PHY'] : []),
      'AFF',
    ]
    return inArray(applicantType, seen)
  }
  if (linkedCode === null) return sql`false`
  const own = marker === 'HFC' ? eq(facility.code, linkedCode) : eq(physician.code, linkedCode)
  const affiliations = db
    .select({ one: sql`1` })
    .from(affiliation)
    .innerJoin(facility, eq(facility.id, affiliation.facilityId))
    .innerJoin(physician, eq(physician.id, affiliation.physicianId))
    .where(and(eq(affiliation.code, applicantCode), own))
  return or(aboutOrMerged(applicantCode, linkedCode), and(eq(applicantType, 'AFF'), exists(affiliations)))
}

/** Providers learn what was decided, not what was noted down about it. */
function forCaller(row: Row, principal: Principal): View {
  return principal.marker === 'ADMIN' ? view(row) : { ...view(row), remarks: null }
}

const sorts = {
  id: accreditationHistory.id,
  effectiveDate: accreditationHistory.effectiveDate,
  createdDate: accreditationHistory.createdDate,
  applicantCode: accreditationHistory.applicantCode,
  accreditationStatusCode: accreditationHistory.toStatus,
}

interface HistoryQuery extends PagingQuery {
  applicantCode?: string | undefined
  accreditationStatusCode?: string | undefined
  updatedFrom?: string | undefined
  updatedTo?: string | undefined
}

/** One page of status moves, newest effective date first. */
export async function listHistory(services: Services, query: HistoryQuery, principal: Principal) {
  const { db } = services
  const paging = pagingOf(
    query.sort === undefined ? { ...query, sort: ['effectiveDate,DESC', 'id,DESC'] } : query,
    sorts,
    'effectiveDate,DESC',
    accreditationHistory.id,
  )
  const statuses = manyOf(query.accreditationStatusCode)
  const where = and(
    scopeOf(db, principal),
    query.applicantCode ? aboutOrMerged(accreditationHistory.applicantCode, query.applicantCode) : undefined,
    statuses && inArray(accreditationHistory.toStatus, statuses),
    query.updatedFrom
      ? gte(accreditationHistory.createdDate, startOfDay('updatedFrom', query.updatedFrom))
      : undefined,
    query.updatedTo
      ? lt(accreditationHistory.createdDate, startOfDay('updatedTo', query.updatedTo, 1))
      : undefined,
  )
  const rows = await db
    .select()
    .from(accreditationHistory)
    .where(where)
    .orderBy(...paging.order)
    .limit(paging.size)
    .offset(paging.offset)
  const { page, size } = paging
  const { page: _page, size: _size, sort: _sort, ...filters } = query
  const who = principal.marker === 'ADMIN' ? [...principal.permissions].sort() : principal.linkedCode
  const key = JSON.stringify([principal.marker, who, filters])
  const totalElements = await services.counts.count(
    ['accreditation_history', 'affiliation', 'facility'],
    key,
    async () => {
      const [row] = await db.select({ all: count() }).from(accreditationHistory).where(where)
      return row?.all ?? 0
    },
  )
  const content = (await withApplicantNames(db, rows)).map((row) => forCaller(row, principal))
  return { content, totalElements, page, size }
}

/** One status move; 404 when it is not there or not the caller's to see. */
export async function historyRow({ db }: Services, id: number, principal: Principal): Promise<View> {
  const known = Number.isSafeInteger(id) && id <= 2_147_483_647
  const rows = known
    ? await db
        .select()
        .from(accreditationHistory)
        .where(and(eq(accreditationHistory.id, id), scopeOf(db, principal)))
    : []
  const [row] = await withApplicantNames(db, rows)
  return row ? forCaller(row, principal) : refuse('NOT_FOUND')
}

/** The newest move of an applicant into a status, or null. */
export async function latestMove(
  { db }: Services,
  query: { applicantCode: string; accreditationStatusCode: string },
  principal: Principal,
): Promise<View | null> {
  const rows = await db
    .select()
    .from(accreditationHistory)
    .where(
      and(
        eq(accreditationHistory.applicantCode, query.applicantCode),
        eq(accreditationHistory.toStatus, query.accreditationStatusCode),
        scopeOf(db, principal),
      ),
    )
    .orderBy(desc(accreditationHistory.effectiveDate), desc(accreditationHistory.id))
    .limit(1)
  const [row] = await withApplicantNames(db, rows)
  return row ? forCaller(row, principal) : null
}
