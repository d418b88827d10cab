import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { isPractice } from '../../engines/provider/practice.ts'
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
]

/** Affiliations anybody may see, of a public physician at a public facility (domain model 4.2). */
export const publicPractice: SQL[] = [isPractice(), ...publicFacilities, ...publicPhysicians]

/** The public facility, or physician, of a code. */
export const facilityOfCode = (code: string) => and(eq(facility.code, code), ...publicFacilities)
export const physicianOfCode = (code: string) => and(eq(physician.code, code), ...publicPhysicians)
