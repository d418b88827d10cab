import * as v from 'valibot'
import { CodeOf, Email, Id, OptionalDay, OptionalText, Text, Version } from './common.ts'

/**
 * Physicians, affiliations and schedules. Their screens and handlers come with a later step; the shapes here are
 * provisional beyond the fields the specification names.
 */
export const Physician = v.looseObject({
  id: Id,
  code: v.string(),
  lastName: v.string(),
  firstName: v.string(),
  emailAddress: v.nullish(v.string()),
  accreditationStatusCode: v.string(),
})

/** Body of `POST /phy` (domain model 7.1). */
export const PhysicianInput = v.looseObject({
  code: v.nullish(CodeOf('physician')),
  version: v.nullish(Version),
  lastName: Text(80),
  firstName: Text(80),
  emailAddress: Email,
  phyTypeCode: v.picklist(['MD', 'DMD'], 'Choose physician or dentist.'),
  prcNumber: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}$/, 'Enter the PRC number, up to 7 digits.')),
})

/** A physician as a row of a list. */
export const PhysicianRow = v.looseObject({
  id: Id,
  code: v.string(),
  lastName: v.string(),
  firstName: v.string(),
})

/** Contact fields (specification 2, section 3). */
export const PhysicianContact = v.object({
  code: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.nullable(v.string()),
})

/** What the public may see of a physician. */
export const PublicPhysician = v.looseObject({
  code: v.string(),
  lastName: v.string(),
  firstName: v.string(),
})

/** Name to look for; `code` is the record to leave out. */
export const NameCheck = v.object({
  firstName: Text(80),
  lastName: Text(80),
  birthDate: OptionalDay,
  code: OptionalText(20),
})

/** PRC number to look for. */
export const PrcCheck = v.object({
  prcNumber: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}$/, 'Enter the PRC number, up to 7 digits.')),
  phyTypeCode: OptionalText(10),
  code: OptionalText(20),
})

/** Affiliation of a physician with a facility (specification 2, section 3). */
export const Affiliation = v.looseObject({
  code: v.string(),
  status: v.string(),
  healthFacilityName: v.string(),
})

/** Body of an affiliation save; with `bypass` it is saved directly (needs AFFILIATION_STATUS). */
export const AffiliationInput = v.looseObject({
  code: v.nullish(CodeOf('affiliation')),
  version: v.nullish(Version),
  physicianCode: CodeOf('physician'),
  healthFacilityCode: CodeOf('facility'),
  status: Text(30),
  bypass: v.optional(v.boolean(), false),
})

/** Body of a batch status change (specification 2, section 4). */
export const BatchUpdate = v.object({ phyCode: CodeOf('physician'), newStatus: Text(30) })

/** One row of a doctor roster. */
export const RosterRow = v.looseObject({
  row: v.nullish(v.number()),
  prcNumber: OptionalText(20),
  lastName: OptionalText(80),
  firstName: OptionalText(80),
})

/** A roster with the facility it belongs to. */
export const Roster = v.object({
  healthFacilityCode: CodeOf('facility'),
  rows: v.pipe(v.array(RosterRow), v.maxLength(5000)),
})

/** Clinic hours of one physician at one facility. */
export const Schedule = v.looseObject({ physicianCode: v.string(), healthFacilityCode: v.string() })

/** Body of a schedule save: replaces the set of the pair (domain model 7.3). */
export const ScheduleInput = v.object({
  physicianCode: CodeOf('physician'),
  healthFacilityCode: CodeOf('facility'),
  version: v.nullish(Version),
  entries: v.pipe(
    v.array(
      v.object({
        day: v.picklist(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']),
        startTime: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.')),
        endTime: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.')),
        byAppointment: v.optional(v.boolean(), false),
        room: OptionalText(60),
        remarks: OptionalText(500),
      }),
    ),
    v.maxLength(100),
  ),
})
