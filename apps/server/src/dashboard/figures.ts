import type { Dashboard } from '@capiz/api/schema/log'
import { accreditationStatusCodes, presentStatus } from '@capiz/domain/accreditation'
import {
  requestAge,
  requestTypeInfo,
  requestTypes,
  type RequestAgeBucket,
  type RequestType,
} from '@capiz/domain/request'
import { addDays, manilaDay, type IsoDate } from '@capiz/domain/time'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import { rowsOf } from '../db/rows.ts'
import { userRequest } from '../db/schema/index.ts'
import type { Executor } from '../db/types.ts'

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
} as const

async function byStatus(db: Executor, table: 'facility' | 'physician', route: string): Promise<Figure[]> {
  const rows = await rowsOf<Counted>(
    db,
    sql`select accreditation_status_code as key, null as label, count(*)::int as count
        from ${sql.raw(table)} where not deleted and accepted group by 1`,
  )
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return accreditationStatusCodes.map((code) => ({
    key: code,
    label: presentStatus(code).label,
    count: counts.get(code) ?? 0,
    group: 'status',
    route: `${route}?accreditationStatusCode=${code}`,
  }))
}

/** Facilities by status and by region of their main address. */
export async function facilityFigures(db: Executor): Promise<Figure[]> {
  const regions = await rowsOf<Counted>(
    db,
    sql`select r.code as key, r.description as label, count(*)::int as count
        from facility f join city c on c.id = f.main_city_id join province p on p.id = c.province_id
        join region r on r.id = p.region_id where not f.deleted and f.accepted group by 1, 2 order by 3 desc, 2`,
  )
  return [
    ...(await byStatus(db, 'facility', list.facility)),
    ...regions.map(({ key, label, count }) => ({
      key: key ?? '',
      label: label ?? '',
      count,
      group: 'region',
      route: `${list.facility}?region=${key ?? ''}`,
    })),
  ]
}

/** Physicians by status and by the regions they practise in; one who practises in two regions counts in both. */
export async function physicianFigures(db: Executor): Promise<Figure[]> {
  const regions = await rowsOf<Counted>(
    db,
    sql`select r.code as key, r.description as label, count(distinct a.physician_id)::int as count
        from affiliation a join physician d on d.id = a.physician_id and not d.deleted and d.accepted
        join facility f on f.id = a.facility_id and not f.deleted
        join city c on c.id = f.main_city_id join province p on p.id = c.province_id
        join region r on r.id = p.region_id where not a.deleted group by 1, 2 order by 3 desc, 2`,
  )
  return [
    ...(await byStatus(db, 'physician', list.physician)),
    ...regions.map(({ key, label, count }) => ({
      key: key ?? '',
      label: label ?? '',
      count,
      group: 'region',
      route: `${list.physician}?region=${key ?? ''}`,
    })),
  ]
}

const ageLabels: Readonly<Record<RequestAgeBucket, string>> = {
  upTo3: 'Up to 3 days',
  upTo7: '4 to 7 days',
  over7: 'More than 7 days',
}

/** Open requests by type, with the age of the oldest, and by age. */
export async function requestFigures(db: Executor, today: IsoDate): Promise<Figure[]> {
  const open = await db
    .select({ type: userRequest.type, requestedDate: userRequest.requestedDate })
    .from(userRequest)
    .where(and(inArray(userRequest.status, ['PENDING', 'REVIEWED']), eq(userRequest.deleted, false)))
  const aged = open.map(({ type, requestedDate }) => ({
    type,
    ...requestAge(manilaDay(requestedDate), today),
  }))
  const ofType = (type: RequestType) => aged.filter((one) => one.type === type)
  const byType = requestTypes.map((type) => {
    const mine = ofType(type)
    return {
      key: type,
      label: requestTypeInfo[type].label,
      count: mine.length,
      group: 'type',
      route: `${list.requests}?requestType=${encodeURIComponent(type)}`,
      oldestDays: mine.length > 0 ? Math.max(...mine.map(({ days }) => days)) : null,
    }
  })
  const buckets = Object.entries(ageLabels).map(([bucket, label]) => ({
    key: bucket,
    label,
    count: aged.filter((one) => one.bucket === bucket).length,
    group: 'age',
    route: `${list.requests}?age=${bucket}`,
  }))
  return [...byType.filter(({ count }) => count > 0), ...buckets]
}

/** Credentials that have expired or will within 30 or 60 days, of facilities and of physicians. */
export async function credentialFigures(db: Executor, today: IsoDate): Promise<Figure[]> {
  const [in30, in60] = [addDays(today, 30), addDays(today, 60)]
  const rows = await rowsOf<{ kind: string; expired: number; soon: number; later: number }>(
    db,
    sql`select a.owner_kind as kind,
          count(*) filter (where a.validity_date < ${today})::int as expired,
          count(*) filter (where a.validity_date between ${today} and ${in30})::int as soon,
          count(*) filter (where a.validity_date > ${in30})::int as later
        from attachment a
        where a.owner_kind in ('hf/document', 'phy/document') and not a.deleted and a.superseded_by is null
          and a.validity_date <= ${in60}
        group by 1`,
  )
  const kinds = [
    { kind: 'hf/document', group: 'facility', route: `${list.facility}?credentialState=` },
    { kind: 'phy/document', group: 'physician', route: `${list.physician}?credentialState=` },
  ]
  return kinds.flatMap(({ kind, group, route }) => {
    const found = rows.find((row) => row.kind === kind)
    const figure = (key: string, label: string, count: number, state: string) => ({
      key: `${group}-${key}`,
      label,
      count,
      group,
      route: `${route}${state}`,
    })
    return [
      figure('expired', 'Expired', found?.expired ?? 0, 'EXPIRED'),
      figure('30', 'Expire within 30 days', found?.soon ?? 0, 'EXPIRING'),
      figure('60', 'Expire within 31 to 60 days', found?.later ?? 0, 'VALID'),
    ]
  })
}
