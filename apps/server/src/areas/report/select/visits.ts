import { sql, type SQL } from 'drizzle-orm'
import { isListed } from '../../../engines/provider/practice.ts'
import {
  fromQuery,
  type Filters,
  type Line,
  type ReportSource,
  type ReportSources,
} from '../../../engines/report/source.ts'
import { countedPerPlace } from './facilities.ts'
import { inPlace, practicePlacesIfAny, placeOf, within } from './parts.ts'

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

const sums = sql`count(*)::int as "providers", count(result)::int as "visited",
  (count(*) - count(result))::int as "notVisited",
  count(*) filter (where result = 'SATISFACTORY')::int as "satisfactory",
  count(*) filter (where result = 'NEEDS_IMPROVEMENT')::int as "needsImprovement",
  count(*) filter (where result = 'UNSATISFACTORY')::int as "unsatisfactory"`

const placeNames = sql`r.description as "region", pr.description as "province", c.description as "city"`

/** Counts what each provider was found to be: once in every place, and once in the total. */
function counted(found: (filters: Filters) => SQL, facts: readonly Line[] = []): ReportSource {
  return fromQuery(
    (filters) => sql`
    select "region", "province", "city", ${sums} from (${found(filters)}) found
    group by 1, 2, 3 order by 1, 2, 3`,
    {
      total: (filters) =>
        sql`select ${sums} from (select distinct id, result from (${found(filters)}) found) once`,
      facts,
    },
  )
}

const ofPhysicians = (visit: typeof lastNote, isDentist: boolean): ReportSource =>
  counted(
    (filters) => sql`
    select distinct p.id, ${placeNames}, v.result from physician p
    ${practicePlacesIfAny} ${visit(sql`p.code`, (day) => within(day, filters))}
    where ${isListed('p')} and p.accreditation_status_code = 'ACCREDITED'
      and (p.phy_type_code = 'DMD') = ${isDentist} ${inPlace(filters)}`,
    [countedPerPlace],
  )

/** Reports about check-ins (domain model 11.8). */
export const visitSources = {
  'summary-of-health-facility-kamustahan-per-location': counted(
    (filters) => sql`
    select f.id, ${placeNames}, v.result from facility f ${placeOf(sql`f.main_city_id`)}
    ${lastCheckIn('facility-check-in')(sql`f.code`, (day) => within(day, filters))}
    where ${isListed('f')} and f.accreditation_status_code = 'ACCREDITED' ${inPlace(filters)}`,
  ),
  'summary-of-dentist-kamustahan-per-location': ofPhysicians(lastCheckIn('dentist-check-in'), true),
  'summary-of-physician-kamustahan-per-location': ofPhysicians(lastNote, false),
} satisfies ReportSources
