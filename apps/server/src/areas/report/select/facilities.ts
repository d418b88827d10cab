import { accreditationStatusCodes, statusPresentation } from '@capiz/domain/accreditation'
import { sql, type SQL } from 'drizzle-orm'
import { priceLinesAt } from '../../../db/price-lines.ts'
import { isListed } from '../../../engines/provider/practice.ts'
import {
  fromQuery,
  type Filters,
  type Line,
  type ReportSource,
  type ReportSources,
} from '../../../engines/report/source.ts'
import {
  asDay,
  contains,
  dayOf,
  inPlace,
  labelCase,
  is,
  placeColumns,
  placeOf,
  statusOn,
  term,
  within,
  descriptionOf,
} from './parts.ts'

/** Words of the accreditation statuses. */
export const statusLabels = Object.fromEntries(
  accreditationStatusCodes.map((code) => [code, statusPresentation[code].label]),
)

/** Words for how a record came in. */
export const sourceLabels = { STAFF: 'Staff', PUBLIC: 'Public application', IMPORT: 'Import' }

const type = term('ft', 'hf-type', sql`f.type_code`)
const typeLabel = descriptionOf('ft', sql`f.type_code`)
const category = term('fc', 'hf-category', sql`f.category_code`)
const categoryLabel = descriptionOf('fc', sql`f.category_code`)
const place = placeOf(sql`f.main_city_id`)

/** Line above a summary of physicians: who practises in two places is a row of both. */
export const countedPerPlace: Line = {
  label: 'How physicians are counted',
  value: 'Once in every place they practise in today; in the total once.',
}

/** One column per status and their sum; `status` is the column that is counted. */
export function perStatus(status: SQL): SQL {
  const columns = accreditationStatusCodes.map(
    (code) => sql`count(*) filter (where ${status} = ${code})::int as ${sql.identifier(code)}`,
  )
  return sql`${sql.join(columns, sql`, `)}, count(*)::int as "total"`
}

const accreditedPerYear = fromQuery(
  (filters) => sql`
    select ${filters['year']}::int as "year", ${asDay(sql`h.effective_date`)} as "accreditedOn", f.code, f.name,
      ${typeLabel} as "type", ${categoryLabel} as "category", ${placeColumns},
      ${labelCase(sql`f.accreditation_status_code`, statusLabels)} as "status"
    from accreditation_history h
    join facility f on f.code = h.applicant_code ${type} ${category} ${place}
    where h.applicant_type = 'HFC' and h.to_status = 'ACCREDITED' and ${isListed('f')}
      and extract(year from h.effective_date) = ${filters['year']}::int
      ${inPlace(filters)} ${is(sql`f.type_code`, filters['facilityTypeCode'])}
    order by "type", h.effective_date, f.name, h.id`,
)

/** How many of each type, above the rows. */
const perType: ReportSource = {
  ...accreditedPerYear,
  facts: async (context) => {
    const totals = new Map<string, number>()
    for await (const rows of accreditedPerYear.batches(context))
      for (const { type: kind } of rows) totals.set(String(kind), (totals.get(String(kind)) ?? 0) + 1)
    const value = [...totals].map(([label, total]) => `${label} ${total}`).join(', ')
    return value === '' ? [] : [{ label: 'Accredited by type', value }]
  },
}

const registered = fromQuery(
  (filters) => sql`
    select ${dayOf(sql`f.created_date`)} as "registeredOn", f.code, f.name, ${typeLabel} as "type",
      ${labelCase(sql`f.source`, sourceLabels)} as "source",
      case when exists (select from app_user u where u.linked_code = f.code and not u.deleted)
        then 'Yes' else 'No' end as "account",
      ${labelCase(sql`f.accreditation_status_code`, statusLabels)} as "status"
    from facility f ${type} ${place}
    where ${isListed('f')} ${within(sql`(f.created_date at time zone 'Asia/Manila')::date`, filters)}
      ${inPlace(filters)} ${is(sql`f.source`, filters['source'])}
    order by f.created_date, f.id`,
)

const byLocation = fromQuery(
  (filters) => sql`
    select ${placeColumns}, f.code, f.name, ${typeLabel} as "type", ${categoryLabel} as "category",
      f.bed_capacity as "beds", array_to_string(f.telephone, ', ') as "telephone",
      ${labelCase(sql`f.accreditation_status_code`, statusLabels)} as "status",
      case when f.preferred_network then 'Yes' else 'No' end as "preferred"
    from facility f ${type} ${category} ${place}
    where ${isListed('f')} ${inPlace(filters)} ${is(sql`f.type_code`, filters['facilityTypeCode'])}
      ${is(sql`f.accreditation_status_code`, filters['accreditationStatusCode'])}
      ${is(sql`f.preferred_network`, filters['preferredNetwork'])}
    order by "region", "province", "city", f.search_name, f.id`,
)

const willExpire = fromQuery((filters, today) => {
  const { from, to } = filters
  const period =
    from || to
      ? within(sql`f.contract_validity_date`, filters)
      : sql`and f.contract_validity_date between ${today}::date and ${today}::date + ${filters['days']}::int`
  return sql`
    select f.code, f.name, ${typeLabel} as "type", ${placeColumns},
      ${asDay(sql`f.contract_validity_date`)} as "contractValidityDate",
      f.contract_validity_date - ${today}::date as "daysLeft", f.email_address as "email",
      (select person->>'name' from jsonb_array_elements(f.contacts) person
        order by (person->>'coordinator')::boolean desc nulls last limit 1) as "coordinator"
    from facility f ${type} ${place}
    where ${isListed('f')} and f.accreditation_status_code = 'ACCREDITED'
      and f.contract_validity_date is not null ${period}
    order by f.contract_validity_date, f.search_name, f.id`
})

/** The sheet of a kind that is in force on a day, one per owner and header, as s with its lines l. */
const inForce = (kind: string, day: SQL): SQL => sql`
  from (select distinct on (header_key) * from price_sheet
    where kind = ${kind} and not deleted and effective_date <= ${day}
      and (validity_date is null or validity_date >= ${day})
    order by header_key, effective_date desc, id desc) s
  join price_line l on l.sheet_id = s.id and ${priceLinesAt({ day }, 'l')}
  join facility f on f.code = s.owner_code`

const packages = fromQuery((filters, today) => {
  const day = sql`${filters['asOf'] ?? today}::date`
  return sql`
    select ${placeColumns}, f.name as "facility", l.fields->>'packageName' as "package",
      l.amount::float8 as "price", ${asDay(sql`s.effective_date`)} as "effectiveDate",
      (select string_agg(part, ', ') from jsonb_array_elements_text(
        case jsonb_typeof(l.fields->'inclusions') when 'array' then l.fields->'inclusions' else '[]'::jsonb end
      ) part) as "inclusions"
    ${inForce('package', day)} ${place}
    where ${isListed('f')} ${inPlace(filters)} ${contains(sql`l.fields->>'packageName'`, filters['packageName'])}
      ${is(sql`coalesce((l.fields->>'ape')::boolean, false)`, filters['ape'])}
    order by "region", "province", "city", f.search_name, "package", l.id`
})

const roomRates = fromQuery((filters, today) => {
  const day = sql`${filters['asOf'] ?? today}::date`
  return sql`
    select ${placeColumns}, f.name as "facility", ${categoryLabel} as "category",
      ${descriptionOf('rc', sql`l.fields->>'roomCategoryCode'`)} as "room", l.amount::float8 as "rate",
      ${asDay(sql`s.effective_date`)} as "effectiveDate"
    ${inForce('room-rate', day)} ${category} ${place}
    ${term('rc', 'hf-room-category', sql`l.fields->>'roomCategoryCode'`)}
    where ${isListed('f')} ${inPlace(filters)}
      ${is(sql`l.fields->>'roomCategoryCode'`, filters['roomCategoryCode'])}
    order by "region", "province", "city", f.search_name, l.position, l.id`
})

const datedStatuses = (filters: Filters, today: string): SQL => sql`
    select r.description as "region", ${typeLabel} as "type",
      ${statusOn('HFC', sql`f.code`, filters['asOf'] ?? today)} as status
    from facility f ${type} ${place}
    where ${isListed('f')} ${inPlace(filters)}`

const summary = fromQuery(
  (filters, today) => sql`
    select "region", "type", ${perStatus(sql`status`)} from (${datedStatuses(filters, today)}) dated
    where status is not null group by 1, 2 order by 1, 2`,
  {
    total: (filters, today) => sql`
      select ${perStatus(sql`status`)} from (${datedStatuses(filters, today)}) dated where status is not null`,
  },
)

const examinations = fromQuery((filters, today) => {
  const day = sql`${filters['asOf'] ?? today}::date`
  return sql`
    select ${placeColumns}, f.code, f.name, ${typeLabel} as "type", coalesce(offered.packages, 0) as "packages",
      offered.lowest as "lowest", concat_ws(', ', array_to_string(f.telephone, ', '), f.email_address) as "contact"
    from facility f ${type} ${place}
    left join (select s.owner_code, count(*)::int as packages, min(l.amount)::float8 as lowest
      ${inForce('package', day)}
      where coalesce((l.fields->>'ape')::boolean, false) group by s.owner_code) offered
      on offered.owner_code = f.code
    where ${isListed('f')} and ${statusOn('HFC', sql`f.code`, filters['asOf'] ?? today)} = 'ACCREDITED'
      and (f.ape_provider or offered.packages > 0) ${inPlace(filters)}
    order by "region", "province", "city", f.search_name, f.id`
})

/** Reports about facilities and their prices (domain model 11.8). */
export const facilitySources = {
  'accredited-health-facilities-per-year': perType,
  'registered-health-facilities-report': registered,
  'health-facility-report-by-location': byLocation,
  'health-facility-accreditation-that-will-expire': willExpire,
  'hf-package-per-location': packages,
  'room-rates-per-location': roomRates,
  'summary-of-health-facility': summary,
  'summary-of-designated-ape-per-location': examinations,
} satisfies ReportSources
