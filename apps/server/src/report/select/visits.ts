import { sql, type SQL } from 'drizzle-orm'
import { fromQuery, type ReportSource } from '../source.ts'
import { inPlace, isLive, placeOf, practice, within } from './parts.ts'

/** The last check-in of a provider within the period, as v with its result. */
const lastCheckIn =
  (kind: string) =>
  (code: SQL, day: (column: SQL) => SQL): SQL =>
    sql`left join lateral (
    select k.fields->>'result' as result from case_record k
    where k.kind = ${kind} and k.owner_code = ${code} and not k.deleted ${day(sql`k.day`)}
    order by k.day desc, k.id desc limit 1) v on true`

/** Physicians have no check-in of their own: what was noted down counts, and its result when it uses the same words. */
const lastNote = (code: SQL, day: (column: SQL) => SQL): SQL => sql`left join lateral (
    select coalesce(upper(replace(k.result, ' ', '_')), '') as result from activity_log k
    where k.activity_type = 'KAMUSTAHAN' and k.applicant_code = ${code} ${day(sql`k.activity_date`)}
    order by k.activity_date desc, k.id desc limit 1) v on true`

const counted = sql`r.description as "region", pr.description as "province", c.description as "city",
  count(*)::int as "providers", count(v.result)::int as "visited",
  (count(*) - count(v.result))::int as "notVisited",
  count(*) filter (where v.result = 'SATISFACTORY')::int as "satisfactory",
  count(*) filter (where v.result = 'NEEDS_IMPROVEMENT')::int as "needsImprovement",
  count(*) filter (where v.result = 'UNSATISFACTORY')::int as "unsatisfactory"`

const ofPhysicians = (visit: typeof lastNote, isDentist: boolean): ReportSource =>
  fromQuery(
    (filters) => sql`
    select ${counted} from physician p
    ${practice} ${visit(sql`p.code`, (day) => within(day, filters))}
    where ${isLive('p')} and p.accreditation_status_code = 'ACCREDITED'
      and (p.phy_type_code = 'DMD') = ${isDentist} ${inPlace(filters)}
    group by 1, 2, 3 order by 1, 2, 3`,
  )

/** Reports about check-ins (domain model 11.8). */
export const visitSources: Readonly<Record<string, ReportSource>> = {
  'summary-of-health-facility-kamustahan-per-location': fromQuery(
    (filters) => sql`
    select ${counted} from facility f ${placeOf(sql`f.main_city_id`)}
    ${lastCheckIn('facility-check-in')(sql`f.code`, (day) => within(day, filters))}
    where ${isLive('f')} and f.accreditation_status_code = 'ACCREDITED' ${inPlace(filters)}
    group by 1, 2, 3 order by 1, 2, 3`,
  ),
  'summary-of-dentist-kamustahan-per-location': ofPhysicians(lastCheckIn('dentist-check-in'), true),
  'summary-of-physician-kamustahan-per-location': ofPhysicians(lastNote, false),
}
