import { sql, type SQL } from 'drizzle-orm'
import { fromQuery, type Filters, type ReportSource } from '../source.ts'
import { perStatus, sourceWords, statusWords } from './facilities.ts'
import {
  asDay,
  contains,
  dayOf,
  inPlace,
  inWords,
  is,
  isLive,
  momentOf,
  nameOf,
  placeColumns,
  placeOf,
  practice,
  practiceIfAsked,
  statusOn,
  term,
  within,
  wordsOf,
} from './parts.ts'

const name = nameOf(sql`p`)
const type = term('pt', 'phy-type', sql`p.phy_type_code`)
const typeWords = wordsOf('pt', sql`p.phy_type_code`)
const specialty = term('sp', 'specialization', sql`p.primary_specialization_code`)
const specialtyWords = wordsOf('sp', sql`p.primary_specialization_code`)
const status = inWords(sql`p.accreditation_status_code`, statusWords)

const hasSpecialty = ({ specializationCode }: Filters): SQL =>
  specializationCode
    ? sql`and exists (select from jsonb_array_elements(p.specializations) one
        where one->>'specializationCode' = ${specializationCode})`
    : sql``

/** Weekly hours in words, from Monday on: "Mon 08:00–12:00, Thu 13:00–17:00". */
const hours = sql`(select string_agg(concat(initcap(left(e->>'day', 3)), ' ', e->>'startTime', '–', e->>'endTime'), ', '
    order by position(left(e->>'day', 3) in 'MONTUEWEDTHUFRISATSUN'), e->>'startTime')
  from jsonb_array_elements(a.schedule) e)`

const validLicences = fromQuery((filters, today) => {
  const day = sql`${filters['asOf'] ?? today}::date`
  return sql`
    select p.code, ${name} as "name", ${typeWords} as "type", p.prc_number as "prcNumber",
      ${asDay(sql`p.prc_validity`)} as "validityDate", p.prc_validity - ${day} as "daysLeft",
      ${specialtyWords} as "specialization", ${status} as "status"
    from physician p ${type} ${specialty} ${practiceIfAsked(filters)}
    where ${isLive('p')} and p.prc_validity >= ${day} ${inPlace(filters)} ${hasSpecialty(filters)}
    order by p.last_name, p.first_name, p.id`
})

const doctorsOfFacility = fromQuery(
  (filters) => sql`
    select p.code as "physicianCode", ${name} as "name", ${specialtyWords} as "specialization",
      (select string_agg(coalesce(sub.description, sub.value, one->>'subSpecializationCode'), ', ')
        from jsonb_array_elements(p.specializations) one left join reference_item sub
        on sub.list = 'subspecialization' and sub.code = one->>'subSpecializationCode'
        where one->>'subSpecializationCode' is not null) as "subspecialization",
      ${inWords(sql`a.relation`, { CONSULTANT: 'Consultant', VISITING: 'Visiting', RESIDENT: 'Resident', READER: 'Reader' })} as "relation",
      a.room, ${hours} as "schedule", ${inWords(sql`a.status`, statusWords)} as "affiliationStatus"
    from affiliation a join facility f on f.id = a.facility_id join physician p on p.id = a.physician_id ${specialty}
    where not a.deleted and ${isLive('p')} and f.code = ${filters['healthFacilityCode']}
      ${hasSpecialty(filters)} ${is(sql`a.status`, filters['status'])}
    order by p.last_name, p.first_name, a.id`,
)

const registered = fromQuery(
  (filters) => sql`
    select ${dayOf(sql`p.created_date`)} as "registeredOn", p.code, ${name} as "name", ${typeWords} as "type",
      p.prc_number as "prcNumber", ${inWords(sql`p.source`, sourceWords)} as "source",
      case when exists (select from app_user u where u.linked_code = p.code and not u.deleted)
        then 'Yes' else 'No' end as "account",
      ${status} as "status"
    from physician p ${type} ${practiceIfAsked(filters)}
    where not p.deleted ${within(sql`(p.created_date at time zone 'Asia/Manila')::date`, filters)}
      ${inPlace(filters)} ${is(sql`p.source`, filters['source'])}
    order by p.created_date, p.id`,
)

const contracts = fromQuery(
  (filters, today) => sql`
    select p.code, ${name} as "name", p.contract_no as "contractNo",
      ${asDay(sql`p.contract_effective_date`)} as "effectiveDate",
      ${asDay(sql`p.contract_validity_date`)} as "validityDate",
      p.contract_validity_date - ${today}::date as "daysLeft", ${status} as "status"
    from physician p ${practiceIfAsked(filters)}
    where ${isLive('p')} and p.contract_validity_date is not null
      ${within(sql`p.contract_validity_date`, filters)} ${inPlace(filters)}
      ${is(sql`p.accreditation_status_code`, filters['accreditationStatusCode'])}
    order by p.contract_validity_date, p.last_name, p.first_name, p.id`,
)

const perLocation = fromQuery(
  (filters) => sql`
    select ${placeColumns}, f.name as "facility", p.code as "physicianCode", ${name} as "name",
      ${specialtyWords} as "specialization", ${hours} as "schedule"
    from affiliation a join facility f on f.id = a.facility_id join physician p on p.id = a.physician_id
    ${specialty} ${placeOf(sql`f.main_city_id`)}
    where not a.deleted and a.status = 'ACCREDITED' and p.accreditation_status_code = 'ACCREDITED'
      and f.accreditation_status_code = 'ACCREDITED' and ${isLive('p')} and ${isLive('f')}
      ${inPlace(filters)} ${hasSpecialty(filters)} ${is(sql`p.phy_type_code`, filters['phyTypeCode'])}
    order by "region", "province", "city", f.search_name, p.last_name, p.first_name, a.id`,
)

const summary = fromQuery(
  (filters, today) => sql`
    select "region", "type", "specialization", ${perStatus(sql`status`)}
    from (select r.description as "region", ${typeWords} as "type", ${specialtyWords} as "specialization",
        ${statusOn('PHY', sql`p.code`, filters['asOf'] ?? today)} as status
      from physician p ${type} ${specialty} ${practice}
      where ${isLive('p')} ${inPlace(filters)}) dated
    where status is not null group by 1, 2, 3 order by 1, 2, 3`,
)

/** Memberships in societies that have agreed rates: a physician once per society. */
const memberships = sql`lateral (
    select one->>'societyName' as society, one->>'membership' as membership, one->>'validityDate' as valid
    from jsonb_array_elements(p.specializations) one
    where exists (select from price_sheet agreed where agreed.kind = 'ahmopi-rate' and not agreed.deleted
      and lower(agreed.owner_code) = lower(one->>'societyName'))) m`

const membershipWords = inWords(sql`m.membership`, {
  NONE: 'None',
  MEMBER: 'Member',
  DIPLOMATE: 'Diplomate',
  FELLOW: 'Fellow',
})

const associationPerFacility = fromQuery(
  (filters) => sql`
    select f.name as "facility", p.code as "physicianCode", ${name} as "name", m.society as "society",
      ${membershipWords} as "membership", ${inWords(sql`a.status`, statusWords)} as "affiliationStatus"
    from affiliation a join facility f on f.id = a.facility_id join physician p on p.id = a.physician_id
    join ${memberships} on true ${placeOf(sql`f.main_city_id`)}
    where not a.deleted and ${isLive('p')} and ${isLive('f')} ${is(sql`f.code`, filters['healthFacilityCode'])}
      ${inPlace(filters)} ${contains(sql`m.society`, filters['societyName'])}
    order by f.search_name, p.last_name, p.first_name, m.society, a.id`,
)

const associationPerLocation = fromQuery(
  (filters) => sql`
    select ${placeColumns}, p.code as "physicianCode", ${name} as "name", m.society as "society",
      ${membershipWords} as "membership"
    from physician p join ${memberships} on true ${practice}
    where ${isLive('p')} ${inPlace(filters)} ${contains(sql`m.society`, filters['societyName'])}
    order by "region", "province", "city", p.last_name, p.first_name, m.society, p.id`,
)

const associationPerSociety = fromQuery(
  (filters) => sql`
    select m.society as "society", p.code as "physicianCode", ${name} as "name",
      ${membershipWords} as "membership", m.valid as "validityDate", ${placeColumns}
    from physician p join ${memberships} on true ${practice}
    where ${isLive('p')} ${contains(sql`m.society`, filters['societyName'])}
    order by m.society, p.last_name, p.first_name, p.id`,
)

const userStatus = sql`case when u.deleted then 'DISABLED' when u.locked_until > now() then 'LOCKED' else 'ACTIVE' end`

const users = fromQuery(
  (filters) => sql`
    select u.username, concat_ws(' ', u.last_name || ',', u.first_name) as "name", role.name as "role",
      u.email_address as "email",
      ${inWords(userStatus, { ACTIVE: 'Active', LOCKED: 'Locked', DISABLED: 'Disabled' })} as "status",
      ${momentOf(sql`u.last_login`)} as "lastLogin", ${momentOf(sql`u.created_date`)} as "createdDate"
    from app_user u join role on role.id = u.role_id
    where u.linked_code is null ${is(sql`role.code`, filters['roleCode'])} ${is(userStatus, filters['status'])}
    order by u.last_name, u.first_name, u.id`,
)

/** Reports about physicians and users (domain model 11.8). */
export const physicianSources: Readonly<Record<string, ReportSource>> = {
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
}
