import { sql, type SQL } from 'drizzle-orm'
import { isListed, isPractice } from '../../../engines/provider/practice.ts'
import { fromQuery, type Filters, type ReportSources } from '../../../engines/report/source.ts'
import { countedPerPlace, perStatus, sourceLabels, statusLabels } from './facilities.ts'
import {
  asDay,
  contains,
  dayOf,
  hasSpecialty,
  inPlace,
  labelCase,
  is,
  momentOf,
  nameOf,
  placeColumns,
  placeOf,
  practicePlaces,
  practicePlacesIfAny,
  practisesThere,
  wasOnRecord,
  statusOn,
  term,
  within,
  descriptionOf,
} from './parts.ts'

const name = nameOf(sql`p`)
const type = term('pt', 'phy-type', sql`p.phy_type_code`)
const typeLabel = descriptionOf('pt', sql`p.phy_type_code`)
const specialty = term('sp', 'specialization', sql`p.primary_specialization_code`)
const specialtyLabel = descriptionOf('sp', sql`p.primary_specialization_code`)
const status = labelCase(sql`p.accreditation_status_code`, statusLabels)

/** Weekly hours in words, from Monday on: "Mon 08:00–12:00, Thu 13:00–17:00". */
const hours = sql`(select string_agg(concat(initcap(left(e->>'day', 3)), ' ', e->>'startTime', '–', e->>'endTime'), ', '
    order by position(left(e->>'day', 3) in 'MONTUEWEDTHUFRISATSUN'), e->>'startTime')
  from jsonb_array_elements(a.schedule) e)`

const validLicences = fromQuery((filters, today) => {
  const day = sql`${filters['asOf'] ?? today}::date`
  return sql`
    select p.code, ${name} as "name", ${typeLabel} as "type", p.prc_number as "prcNumber",
      ${asDay(sql`p.prc_validity`)} as "validityDate", p.prc_validity - ${day} as "daysLeft",
      ${specialtyLabel} as "specialization", ${status} as "status"
    from physician p ${type} ${specialty}
    where ${isListed('p')} and ${wasOnRecord('p', day)} and p.prc_validity >= ${day}
      ${practisesThere(filters)} ${hasSpecialty(filters)}
    order by p.last_name, p.first_name, p.id`
})

const doctorsOfFacility = fromQuery(
  (filters) => sql`
    select p.code as "physicianCode", ${name} as "name", ${specialtyLabel} as "specialization",
      (select string_agg(coalesce(sub.description, sub.value, one->>'subSpecializationCode'), ', ')
        from jsonb_array_elements(p.specializations) one left join reference_item sub
        on sub.list = 'subspecialization' and sub.code = one->>'subSpecializationCode'
        where one->>'subSpecializationCode' is not null) as "subspecialization",
      ${labelCase(sql`a.relation`, { CONSULTANT: 'Consultant', VISITING: 'Visiting', RESIDENT: 'Resident', READER: 'Reader' })} as "relation",
      a.room, ${hours} as "schedule", ${labelCase(sql`a.status`, statusLabels)} as "affiliationStatus"
    from affiliation a join facility f on f.id = a.facility_id join physician p on p.id = a.physician_id ${specialty}
    where not a.deleted and ${isListed('p')} and f.code = ${filters['healthFacilityCode']}
      ${hasSpecialty(filters)} ${is(sql`a.status`, filters['status'])}
    order by p.last_name, p.first_name, a.id`,
)

const registered = fromQuery(
  (filters) => sql`
    select ${dayOf(sql`p.created_date`)} as "registeredOn", p.code, ${name} as "name", ${typeLabel} as "type",
      p.prc_number as "prcNumber", ${labelCase(sql`p.source`, sourceLabels)} as "source",
      case when exists (select from app_user u where u.linked_code = p.code and not u.deleted)
        then 'Yes' else 'No' end as "account",
      ${status} as "status"
    from physician p ${type}
    where ${isListed('p')} ${within(sql`(p.created_date at time zone 'Asia/Manila')::date`, filters)}
      ${practisesThere(filters)} ${is(sql`p.source`, filters['source'])}
    order by p.created_date, p.id`,
)

const contracts = fromQuery(
  (filters, today) => sql`
    select p.code, ${name} as "name", p.contract_no as "contractNo",
      ${asDay(sql`p.contract_effective_date`)} as "effectiveDate",
      ${asDay(sql`p.contract_validity_date`)} as "validityDate",
      p.contract_validity_date - ${today}::date as "daysLeft", ${status} as "status"
    from physician p
    where ${isListed('p')} and p.contract_validity_date is not null
      ${within(sql`p.contract_validity_date`, filters)} ${practisesThere(filters)}
      ${is(sql`p.accreditation_status_code`, filters['accreditationStatusCode'])}
    order by p.contract_validity_date, p.last_name, p.first_name, p.id`,
)

const perLocation = fromQuery(
  (filters) => sql`
    select ${placeColumns}, f.name as "facility", p.code as "physicianCode", ${name} as "name",
      ${specialtyLabel} as "specialization", ${hours} as "schedule"
    from affiliation a join facility f on f.id = a.facility_id join physician p on p.id = a.physician_id
    ${specialty} ${placeOf(sql`f.main_city_id`)}
    where ${isPractice('a', 'f')} and p.accreditation_status_code = 'ACCREDITED'
      and f.accreditation_status_code = 'ACCREDITED' and ${isListed('p')}
      ${inPlace(filters)} ${hasSpecialty(filters)} ${is(sql`p.phy_type_code`, filters['phyTypeCode'])}
    order by "region", "province", "city", f.search_name, p.last_name, p.first_name, a.id`,
)

/** Each physician once in every region of practice, and once without a region when there is none, with the status of the day. */
const perRegion = (filters: Filters, today: string): SQL => sql`
    select distinct p.id, r.description as "region", ${typeLabel} as "type", ${specialtyLabel} as "specialization",
      ${statusOn('PHY', sql`p.code`, filters['asOf'] ?? today)} as status
    from physician p ${type} ${specialty} ${practicePlacesIfAny}
    where ${isListed('p')} ${inPlace(filters)}`

const summary = fromQuery(
  (filters, today) => sql`
    select "region", "type", "specialization", ${perStatus(sql`status`)}
    from (${perRegion(filters, today)}) dated
    where status is not null group by 1, 2, 3 order by 1, 2, 3`,
  {
    total: (filters, today) => sql`
      select ${perStatus(sql`status`)}
      from (select distinct id, status from (${perRegion(filters, today)}) dated where status is not null) once`,
    facts: [countedPerPlace],
  },
)

/** The places the physician p practises in, each named once, as columns. */
const placesListed = sql.join(
  (['city', 'province', 'region'] as const).map((level) => {
    const table = sql.identifier({ city: 'c', province: 'pr', region: 'r' }[level])
    return sql`(select string_agg(distinct ${table}.description, '; ') from (select) one ${practicePlaces})
      as ${sql.identifier(level)}`
  }),
  sql`, `,
)

/** Memberships in societies that have agreed rates: a physician once per society. */
const memberships = sql`lateral (
    select one->>'societyName' as society, one->>'membership' as membership, one->>'validityDate' as valid
    from jsonb_array_elements(p.specializations) one
    where exists (select from price_sheet agreed where agreed.kind = 'ahmopi-rate' and not agreed.deleted
      and lower(agreed.owner_code) = lower(one->>'societyName'))) m`

const membershipLabel = labelCase(sql`m.membership`, {
  NONE: 'None',
  MEMBER: 'Member',
  DIPLOMATE: 'Diplomate',
  FELLOW: 'Fellow',
})

const associationPerFacility = fromQuery(
  (filters) => sql`
    select f.name as "facility", p.code as "physicianCode", ${name} as "name", m.society as "society",
      ${membershipLabel} as "membership", ${labelCase(sql`a.status`, statusLabels)} as "affiliationStatus"
    from affiliation a join facility f on f.id = a.facility_id join physician p on p.id = a.physician_id
    join ${memberships} on true ${placeOf(sql`f.main_city_id`)}
    where not a.deleted and ${isListed('p')} and ${isListed('f')} ${is(sql`f.code`, filters['healthFacilityCode'])}
      ${inPlace(filters)} ${contains(sql`m.society`, filters['societyName'])}
    order by f.search_name, p.last_name, p.first_name, m.society, a.id`,
)

const associationPerLocation = fromQuery(
  (filters) => sql`
    select ${placeColumns}, p.code as "physicianCode", ${name} as "name", m.society as "society",
      ${membershipLabel} as "membership"
    from physician p join ${memberships} on true ${practicePlaces}
    where ${isListed('p')} ${inPlace(filters)} ${contains(sql`m.society`, filters['societyName'])}
    order by "region", "province", "city", p.last_name, p.first_name, m.society, p.id`,
)

const associationPerSociety = fromQuery(
  (filters) => sql`
    select m.society as "society", p.code as "physicianCode", ${name} as "name",
      ${membershipLabel} as "membership", m.valid as "validityDate", ${placesListed}
    from physician p join ${memberships} on true
    where ${isListed('p')} ${contains(sql`m.society`, filters['societyName'])}
    order by m.society, p.last_name, p.first_name, p.id`,
)

const userStatus = sql`case when u.deleted then 'DISABLED' when u.locked_until > now() then 'LOCKED' else 'ACTIVE' end`

const users = fromQuery(
  (filters) => sql`
    select u.username, concat_ws(' ', u.last_name || ',', u.first_name) as "name", role.name as "role",
      u.email_address as "email",
      ${labelCase(userStatus, { ACTIVE: 'Active', LOCKED: 'Locked', DISABLED: 'Disabled' })} as "status",
      ${momentOf(sql`u.last_login`)} as "lastLogin", ${momentOf(sql`u.created_date`)} as "createdDate"
    from app_user u join role on role.id = u.role_id
    where u.linked_code is null ${is(sql`role.code`, filters['roleCode'])} ${is(userStatus, filters['status'])}
    order by u.last_name, u.first_name, u.id`,
)

/** Reports about physicians and users (domain model 11.8). */
export const physicianSources = {
  'doctors-with-valid-prc-id': validLicences,
  'doctors-per-health-facility': doctorsOfFacility,
  'registered-physicians': registered,
  'physician-contract': contracts,
  'accredited-doctors-report-per-location': perLocation,
  'summary-of-doctors': summary,
  'ahmopi-doctors-per-health-facility-affiliation': associationPerFacility,
  'ahmopi-doctors-per-location': associationPerLocation,
  'ahmopi-doctors-per-medical-society': associationPerSociety,
  'mcap-hmo-users-report': users,
} satisfies ReportSources
