import type { OpeningBlock, OpeningException } from '@capiz/domain/schedule'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { code, day, identity, percent, recordColumns } from './columns.ts'
import { city } from './reference.ts'

/** The payee of a facility (domain model 6.1). */
export interface Payee {
  name: string
  bank?: string
  accountNo?: string
  paymentTypeCode?: string
}

/** A person to speak to at a facility. */
export interface FacilityContact {
  name: string
  position?: string
  telephone?: string
  emailAddress?: string
  coordinator?: boolean
}

/** Words that do not tell facilities apart; the duplicate score of the domain leaves them out too (domain model 6.6). */
const fillers =
  'HOSPITAL|HOSP|MEDICAL|MED|CENTER|CENTRE|CTR|CLINIC|CLINICS|INC|INCORPORATED|CORP|CORPORATION|CO|COMPANY|LTD|THE|AND|OF'

const plainName = `regexp_replace(regexp_replace(search_name, '[''’\`.]', '', 'g'), '[^A-Z0-9]+', ' ', 'g')`
const tellingWords = `btrim(regexp_replace(regexp_replace(${plainName}, '\\y(${fillers})\\y', '', 'g'), ' +', ' ', 'g'))`

/** Health facilities (domain model 6.1). */
export const facility = pgTable(
  'facility',
  {
    id: identity(),
    code: code().notNull().unique('facility_code_uk'),
    hfCode: varchar({ length: 20 }),
    name: varchar({ length: 200 }).notNull(),
    /** normalised name, for uniqueness */
    nameKey: text().notNull(),
    /** upper-cased, accents folded, for search */
    searchName: text().notNull(),
    /** words of the name, between blanks and before a bar; by these it is found */
    searchWords: text().generatedAlwaysAs(sql.raw(`search_words(search_name, search_name, null)`)),
    /** the words of the name that tell facilities apart, by which likely duplicates are found first */
    tellingName: text().generatedAlwaysAs(sql.raw(`coalesce(nullif(${tellingWords}, ''), search_name)`)),
    typeCode: code().notNull(),
    categoryCode: code(),
    emailAddress: varchar({ length: 254 }),
    accreditationStatusCode: varchar({ length: 30 }).notNull(),
    accreditationDate: day(),
    contractEffectiveDate: day(),
    contractValidityDate: day(),
    ownership: varchar({ length: 20 }),
    bedCapacity: integer(),
    serviceTypes: text().array().notNull().default([]),
    dohLtoNo: varchar({ length: 40 }),
    dohLtoValidity: day(),
    phicAccreditationNo: varchar({ length: 20 }),
    phicValidity: day(),
    phicCategoryCode: code(),
    tin: varchar({ length: 20 }),
    vatRegistered: boolean(),
    withholdingRate: percent(),
    payee: jsonb().$type<Payee>(),
    creditTermDays: integer(),
    telephone: text().array().notNull().default([]),
    mobile: varchar({ length: 20 }),
    website: varchar({ length: 200 }),
    medicalDirector: jsonb().$type<{ name: string; prcNumber?: string }>(),
    contacts: jsonb().$type<FacilityContact[]>().notNull().default([]),
    openAlways: boolean().notNull().default(false),
    openingHours: jsonb().$type<OpeningBlock[]>().notNull().default([]),
    openOnHolidays: boolean().notNull().default(false),
    openingExceptions: jsonb().$type<OpeningException[]>().notNull().default([]),
    /** notes on the opening hours */
    clinicHours: varchar({ length: 300 }),
    apeProvider: boolean().notNull().default(false),
    preferredNetwork: boolean().notNull().default(false),
    preferredNetworkCategory: code(),
    blocked: boolean().notNull().default(false),
    blockedReason: varchar({ length: 500 }),
    blockedSince: day(),
    duplicateOf: code(),
    source: varchar({ length: 10 }).notNull().default('STAFF'),
    /** false while a public registration waits to be taken up */
    accepted: boolean().notNull().default(true),
    remarks: text(),
    /** city of the MAIN address, kept here for filters and uniqueness */
    mainCityId: integer().references(() => city.id),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('facility_name_uk')
      .on(t.nameKey, t.typeCode, t.mainCityId)
      .where(sql`not ${t.deleted} and ${t.duplicateOf} is null`),
    uniqueIndex('facility_phic_no_uk')
      .on(t.phicAccreditationNo)
      .where(sql`not ${t.deleted} and ${t.duplicateOf} is null and ${t.phicAccreditationNo} is not null`),
    uniqueIndex('facility_hf_code_uk')
      .on(t.hfCode)
      .where(sql`${t.hfCode} is not null`),
    index('facility_name').on(t.searchName, t.id),
    index('facility_status_name').on(t.accreditationStatusCode, t.searchName, t.id),
    index('facility_updated').on(t.updatedDate, t.id),
    index('facility_city').on(t.mainCityId),
    index('facility_tin').on(t.tin),
    index('facility_search_words').using('gin', t.searchWords.op('gin_trgm_ops')),
    index('facility_search').using('gin', t.searchName.op('gin_trgm_ops')),
    index('facility_telling').using('gin', t.tellingName.op('gin_trgm_ops')),
    index('facility_merged')
      .on(t.duplicateOf)
      .where(sql`${t.duplicateOf} is not null`),
  ],
)

/** Addresses of a facility (domain model 6.2). */
export const facilityAddress = pgTable(
  'facility_address',
  {
    id: identity(),
    facilityId: integer()
      .notNull()
      .references(() => facility.id),
    addressType: varchar({ length: 10 }).notNull(),
    line: varchar({ length: 200 }).notNull(),
    lineKey: text().notNull(),
    barangay: varchar({ length: 80 }),
    cityId: integer()
      .notNull()
      .references(() => city.id),
    zipCode: varchar({ length: 4 }),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('facility_address_uk')
      .on(t.facilityId, t.lineKey, t.cityId)
      .where(sql`not ${t.deleted}`),
  ],
)

/** Client companies whose members may use a facility (domain model 6.4). */
export const coveredAccount = pgTable(
  'covered_account',
  {
    id: identity(),
    facilityId: integer()
      .notNull()
      .references(() => facility.id),
    accountCode: varchar({ length: 20 }).notNull(),
    company: varchar({ length: 150 }).notNull(),
    effectiveDate: day(),
    validityDate: day(),
    remarks: text(),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('covered_account_uk')
      .on(t.facilityId, t.accountCode)
      .where(sql`not ${t.deleted}`),
  ],
)

/** Pairs a person has looked at and found to be different providers. */
export const notDuplicate = pgTable(
  'not_duplicate',
  {
    id: identity(),
    ownerKind: varchar({ length: 10 }).notNull(),
    /** the smaller code of the two */
    firstCode: code().notNull(),
    secondCode: code().notNull(),
    reason: text(),
    ...recordColumns(),
  },
  (t) => [uniqueIndex('not_duplicate_uk').on(t.firstCode, t.secondCode)],
)
