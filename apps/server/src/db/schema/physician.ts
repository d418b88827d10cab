import type { ClinicException } from '@capiz/domain/schedule'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { code, day, identity, lastDigits, percent, recordColumns } from './columns.ts'
import { facility, type Payee } from './facility.ts'

/** One specialty of a physician (domain model 7.1). */
export interface PhysicianSpecialization {
  specializationCode: string
  subSpecializationCode?: string
  subSubSpecialization?: string
  societyName?: string
  membership?: string
  trainingInstitutionCode?: string
  yearCompleted?: number
  validityDate?: string
  primary?: boolean
}

/** Physicians and dentists (domain model 7.1); less-asked fields live in `details`. */
export const physician = pgTable(
  'physician',
  {
    id: identity(),
    code: code().notNull().unique('physician_code_uk'),
    lastName: varchar({ length: 80 }).notNull(),
    firstName: varchar({ length: 80 }).notNull(),
    middleName: varchar({ length: 80 }),
    suffix: varchar({ length: 10 }),
    /** upper-cased "LAST FIRST MIDDLE", accents folded */
    searchName: text().notNull(),
    /** words of the last and first name, a bar, words of the middle name and suffix; by these it is found */
    searchWords: text().generatedAlwaysAs(
      sql.raw(`search_words(search_name, last_name || ' ' || first_name, suffix)`),
    ),
    emailAddress: varchar({ length: 254 }),
    birthDate: day(),
    sex: varchar({ length: 1 }),
    phyTypeCode: code().notNull(),
    prcNumber: varchar({ length: 7 }).notNull(),
    prcValidity: day(),
    phicAccreditationNo: varchar({ length: 12 }),
    phicValidity: day(),
    phicCategoryCode: code(),
    ptrNo: varchar({ length: 20 }),
    ptrDate: day(),
    governmentDoctor: boolean().notNull().default(false),
    s2No: varchar({ length: 20 }),
    s2Validity: day(),
    associationNo: varchar({ length: 20 }),
    associationValidity: day(),
    tin: varchar({ length: 20 }),
    vatRegistered: boolean(),
    withholdingRate: percent(),
    payee: jsonb().$type<Payee>(),
    specializations: jsonb().$type<PhysicianSpecialization[]>().notNull().default([]),
    primarySpecializationCode: code(),
    providerCategoryCode: code(),
    accreditationStatusCode: varchar({ length: 30 }).notNull(),
    accreditationDate: day(),
    contractNo: varchar({ length: 40 }),
    contractEffectiveDate: day(),
    contractValidityDate: day(),
    mobileNumber: varchar({ length: 20 }),
    telephone: varchar({ length: 60 }),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    duplicateOf: code(),
    source: varchar({ length: 10 }).notNull().default('STAFF'),
    accepted: boolean().notNull().default(true),
    remarks: text(),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('physician_prc_uk')
      .on(t.phyTypeCode, t.prcNumber)
      .where(sql`not ${t.deleted} and ${t.duplicateOf} is null`),
    uniqueIndex('physician_phic_no_uk')
      .on(t.phicAccreditationNo)
      .where(sql`not ${t.deleted} and ${t.duplicateOf} is null and ${t.phicAccreditationNo} is not null`),
    index('physician_name').on(t.lastName, t.firstName, t.id),
    index('physician_status_name').on(t.accreditationStatusCode, t.lastName, t.id),
    index('physician_prc').on(t.prcNumber),
    // Figures over all physicians read this alone, not the wide rows.
    index('physician_live')
      .on(t.accreditationStatusCode, t.id)
      .where(sql`not ${t.deleted} and ${t.accepted} and ${t.duplicateOf} is null`),
    index('physician_search').using('gin', t.searchName.op('gin_trgm_ops')),
    index('physician_search_words').using('gin', t.searchWords.op('gin_trgm_ops')),
    index('physician_mobile').on(lastDigits(t.mobileNumber)),
    index('physician_telephone').on(lastDigits(t.telephone)),
    // what is merged into a record belongs to its histories
    index('physician_merged')
      .on(t.duplicateOf)
      .where(sql`${t.duplicateOf} is not null`),
  ],
)

/** A physician's practice at a facility (domain model 7.2). */
export const affiliation = pgTable(
  'affiliation',
  {
    id: identity(),
    code: code().notNull().unique('affiliation_code_uk'),
    physicianId: integer()
      .notNull()
      .references(() => physician.id),
    facilityId: integer()
      .notNull()
      .references(() => facility.id),
    status: varchar({ length: 30 }).notNull(),
    specializationCodes: text().array().notNull().default([]),
    room: varchar({ length: 60 }),
    clinicAddress: varchar({ length: 300 }),
    effectiveDate: day(),
    relation: varchar({ length: 20 }),
    schedule: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    /** extra clinics and absences */
    scheduleExceptions: jsonb().$type<ClinicException[]>().notNull().default([]),
    remarks: text(),
    ...recordColumns(),
  },
  (t) => [
    uniqueIndex('affiliation_uk')
      .on(t.physicianId, t.facilityId)
      .where(sql`not ${t.deleted}`),
    index('affiliation_facility').on(t.facilityId, t.status),
    // also those that ended, whose history stays that of the physician
    index('affiliation_physician').on(t.physicianId),
  ],
)
