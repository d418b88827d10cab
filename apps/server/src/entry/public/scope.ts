import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { IsoDate } from '@capiz/domain/time'
import type { ApplicantType } from '../../engines/provider/history.ts'
import { doesNotObject } from '../../engines/provider/objections.ts'
import { isListed, isPractice } from '../../engines/provider/practice.ts'
import { facility, physician } from '../../db/schema/index.ts'

/** Facilities anybody may see. */
export const publicFacilities: SQL[] = [
  eq(facility.accreditationStatusCode, 'ACCREDITED'),
  eq(facility.accepted, true),
  eq(facility.deleted, false),
  isNull(facility.duplicateOf),
]

/** Physicians anybody may see. */
export const publicPhysicians: SQL[] = [
  eq(physician.accreditationStatusCode, 'ACCREDITED'),
  eq(physician.accepted, true),
  eq(physician.deleted, false),
  isNull(physician.duplicateOf),
  doesNotObject(sql`${physician.code}`, 'DIRECTORY'),
]

/** Affiliations anybody may see, of a public physician at a public facility (domain model 4.2). */
export const publicPractice: SQL[] = [isPractice(), ...publicFacilities, ...publicPhysicians]

/** Matches a provider that is accredited, or was on some day up to `today`. */
function wasAccredited(table: typeof facility | typeof physician, type: ApplicantType, today: IsoDate): SQL {
  return sql`(${table.accreditationStatusCode} = 'ACCREDITED' or exists (
    select 1 from accreditation_history past where past.applicant_type = ${type}
      and past.applicant_code = ${table.code} and past.to_status = 'ACCREDITED' and past.effective_date <= ${today}))`
}

/** Matches the record of a code, and for the code of a merged duplicate the record that stays. */
const isOfCode = (
  table: typeof facility | typeof physician,
  name: 'facility' | 'physician',
  code: string,
): SQL =>
  sql`${table.code} = coalesce((select merged.duplicate_of from ${sql.identifier(name)} merged where merged.code = ${code}), ${code})`

/**
 * The facility, or physician, of a code about which visitors are answered: one that is or was accredited. An applicant
 * who never was is not there for the public, nor is a physician who objects to the directory.
 */
export const facilityOfCode = (code: string, today: IsoDate) =>
  and(isOfCode(facility, 'facility', code), isListed('facility'), wasAccredited(facility, 'HFC', today))
export const physicianOfCode = (code: string, today: IsoDate) =>
  and(
    isOfCode(physician, 'physician', code),
    isListed('physician'),
    wasAccredited(physician, 'PHY', today),
    doesNotObject(sql`${physician.code}`, 'DIRECTORY'),
  )
