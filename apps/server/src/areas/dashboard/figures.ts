import type { Dashboard } from '@capiz/api/schema/log'
import { accreditationStatusCodes, presentStatus } from '@capiz/domain/accreditation'
import { requestAge, requestTypeInfo, requestTypes, type RequestAgeBucket } from '@capiz/domain/request'
import { expiryBucket } from '@capiz/domain/credentials'
import { addDays, dayOfWeek, formatDay, manilaDay, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { rowsOf } from '../../db/rows.ts'
import type { Principal } from '../../platform/access/principal.ts'
import { facility, lastDocument, userRequest } from '../../db/schema/index.ts'
import type { Executor } from '../../db/types.ts'
import { isListed, isPractice } from '../../engines/provider/practice.ts'
import { credentialStateFilter } from '../../engines/provider/credential-filter.ts'
import { expiringDocuments, rightsOf } from '../expiry/query.ts'

/** One figure of a dashboard. */
export type Figure = InferOutput<typeof Dashboard>['items'][number]

interface Counted extends Record<string, unknown> {
  key: string | null
  label: string | null
  count: number
}

const list = {
  facility: '/health-facility',
  physician: '/doctor',
  requests: '/dashboard/requests',
  documents: '/iso-compliance/expiring',
} as const

/** The records that the lists show without filters. */
const shown = isListed('x')

async function byStatus(db: Executor, table: 'facility' | 'physician', route: string): Promise<Figure[]> {
  const rows = await rowsOf<Counted>(
    db,
    sql`select accreditation_status_code as key, null as label, count(*)::int as count
        from ${sql.raw(table)} x where ${shown} group by 1`,
  )
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return accreditationStatusCodes.map((code) => ({
    key: code,
    label: presentStatus(code).label,
    count: counts.get(code) ?? 0,
    group: 'status',
    route: `${route}?status=${code}`,
  }))
}

/** Facilities by status and by region of their main address. */
export async function facilityFigures(db: Executor): Promise<Figure[]> {
  const regions = await rowsOf<Counted>(
    db,
    sql`select r.code as key, r.description as label, count(*)::int as count
        from facility x join city c on c.id = x.main_city_id join province p on p.id = c.province_id
        join region r on r.id = p.region_id where ${shown} group by 1, 2 order by 3 desc, 2`,
  )
  return [
    ...(await byStatus(db, 'facility', list.facility)),
    ...regions.map(({ key, label, count }) => ({
      key: key ?? '',
      label: label ?? '',
      count,
      group: 'region',
      route: `${list.facility}?region=${encodeURIComponent(label ?? '')}`,
    })),
  ]
}

/**
 * Physicians by status and by the regions they practise in; one who practises in two regions counts in both. The list
 * of physicians knows no region, so those figures lead nowhere.
 */
export async function physicianFigures(db: Executor): Promise<Figure[]> {
  const regions = await rowsOf<Counted>(
    db,
    sql`select r.code as key, r.description as label, count(*)::int as count
        from (select distinct p.region_id, a.physician_id
          from affiliation a join physician x on x.id = a.physician_id and ${shown}
          join facility f on f.id = a.facility_id
          join city c on c.id = f.main_city_id join province p on p.id = c.province_id
          where ${isPractice('a', 'f')}) d
        join region r on r.id = d.region_id group by 1, 2 order by 3 desc, 2`,
  )
  return [
    ...(await byStatus(db, 'physician', list.physician)),
    ...regions.map(({ key, label, count }) => ({
      key: key ?? '',
      label: label ?? '',
      count,
      group: 'region',
    })),
  ]
}

const ageLabels: Readonly<Record<RequestAgeBucket, string>> = {
  upTo3: 'Up to 3 days',
  upTo7: '4 to 7 days',
  over7: 'More than 7 days',
}

const open = and(inArray(userRequest.status, ['PENDING', 'REVIEWED']), eq(userRequest.deleted, false))

/** Open requests by type, with the age of the oldest, by age, and by what is still to be answered. */
export async function requestFigures(db: Executor, today: IsoDate): Promise<Figure[]> {
  const found = await db
    .select({
      type: userRequest.type,
      requestedDate: userRequest.requestedDate,
      answerDueDate: userRequest.answerDueDate,
    })
    .from(userRequest)
    .where(open)
  const aged = found.map(({ type, requestedDate, answerDueDate }) => ({
    type,
    answerDueDate,
    ...requestAge(manilaDay(requestedDate), today),
  }))
  const figure = (
    about: Pick<Figure, 'key' | 'label' | 'group'>,
    query: string,
    ownRows: typeof aged,
  ): Figure => ({
    ...about,
    count: ownRows.length,
    route: `${list.requests}?${query}`,
    oldestDays: ownRows.length > 0 ? Math.max(...ownRows.map(({ days }) => days)) : null,
  })
  const byType = requestTypes.map((type) =>
    figure(
      { key: type, label: requestTypeInfo[type].label, group: 'type' },
      `type=${encodeURIComponent(type)}`,
      aged.filter((one) => one.type === type),
    ),
  )
  const buckets = Object.entries(ageLabels).map(([bucket, label]) =>
    figure(
      { key: bucket, label, group: 'age' },
      `age=${bucket}`,
      aged.filter((one) => one.bucket === bucket),
    ),
  )
  const awaitingReply = aged.filter(({ answerDueDate }) => answerDueDate !== null)
  const late = awaitingReply.filter(({ answerDueDate }) => answerDueDate !== null && answerDueDate < today)
  return [
    ...byType.filter(({ count }) => count > 0),
    ...buckets,
    figure(
      { key: 'waiting', label: 'Waiting for an answer', group: 'asked' },
      'queue=waiting',
      awaitingReply,
    ),
    figure({ key: 'overdue', label: 'Answer overdue', group: 'asked' }, 'overdue=yes', late),
  ]
}

/**
 * Accredited providers to be decided on: suspensions a rule proposes, and facilities with an expired document or a claim
 * that is not proven.
 */
async function standingFigures(db: Executor, principal: Principal, today: IsoDate): Promise<Figure[]> {
  const { reader, where } = await expiringDocuments(db, { effect: 'PROPOSE' }, principal, today)
  const [proposed] = await reader
    .select({ count: sql<number>`count(*)::int` })
    .from(lastDocument)
    .where(where)
  const proposals = {
    key: 'proposed',
    label: 'Suspensions proposed',
    count: proposed?.count ?? 0,
    group: 'standing',
    route: `${list.documents}?effect=PROPOSE`,
  }
  if (!rightsOf(principal).includes('facility')) return [proposals]
  const state = await credentialStateFilter(db, 'facility', 'EXPIRED,UNPROVEN', today)
  const isAccredited = eq(facility.accreditationStatusCode, 'ACCREDITED')
  const doubted = await db.$count(facility, and(isListed('facility'), isAccredited, ...(state?.where ?? [])))
  return [
    proposals,
    {
      key: 'doubted',
      label: 'Accredited, expired or not proven',
      count: doubted,
      group: 'standing',
      route: `${list.facility}?status=ACCREDITED&expiring=doubted`,
    },
  ]
}

const bucketLabels = {
  lapsed: 'Expired',
  '7': 'Expire within 7 days',
  '30': 'Expire within 8 to 30 days',
  '60': 'Expire within 31 to 60 days',
} as const

/** Weeks ahead that documents are counted by. */
const weeksAhead = 12

/** Documents of accredited providers by the days they have left, of facilities and of physicians, and by week. */
export async function credentialFigures(
  db: Executor,
  principal: Principal,
  today: IsoDate,
): Promise<Figure[]> {
  // those that the list shows first
  const accredited = { accreditationStatusCode: 'ACCREDITED' }
  const { reader, where } = await expiringDocuments(db, accredited, principal, today)
  const rows = await reader
    .select({
      day: sql<IsoDate>`${lastDocument.validityDate}::text`,
      kind: sql<string>`split_part(${lastDocument.ownerKind}, '/', 1)`,
      count: sql<number>`count(*)::int`,
    })
    .from(lastDocument)
    .where(where)
    .groupBy(sql`1`, sql`2`)
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((all, { count }) => all + count, 0)
  const groups = [
    { kind: 'hf', group: 'facility' },
    { kind: 'phy', group: 'physician' },
  ]
  const byDaysLeft = groups.flatMap(({ kind, group }) =>
    (Object.keys(bucketLabels) as (keyof typeof bucketLabels)[]).map((bucket) => ({
      key: `${group}-${bucket}`,
      label: bucketLabels[bucket],
      count: sum((row) => row.kind === kind && expiryBucket(row.day, today) === bucket),
      group,
      route: `${list.documents}?ownerType=${group}&bucket=${bucket}`,
    })),
  )
  const start = addDays(today, -dayOfWeek(today))
  const byWeek = Array.from({ length: weeksAhead }, (_, at) => {
    const first = addDays(start, at * 7)
    const from = first < today ? today : first
    const to = addDays(first, 6)
    return {
      key: first,
      label: `Week of ${formatDay(first)}`,
      count: sum(({ day }) => day >= from && day <= to),
      group: 'week',
      route: `${list.documents}?from=${from}&to=${to}`,
    }
  })
  return [...byDaysLeft, ...byWeek, ...(await standingFigures(db, principal, today))]
}
