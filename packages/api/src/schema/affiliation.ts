import { clinicExceptionKinds, weekdays } from '@capiz/domain/schedule'
import * as v from 'valibot'
import {
  ClosedHoliday,
  Coded,
  CodeOf,
  Day,
  Id,
  Instant,
  OptionalDay,
  OptionalText,
  ReferenceCode,
  ReplyDay,
  Text,
  TimeOfDay,
  Version,
} from './common.ts'

const text = v.nullable(v.string())
const day = v.nullable(ReplyDay)

/** Affiliation of a physician with a facility (specification 2, section 3). */
export const Affiliation = v.object({
  id: Id,
  code: v.string(),
  status: v.string(),
  physicianCode: v.string(),
  physicianName: v.string(),
  phyTypeCode: v.string(),
  healthFacilityCode: v.string(),
  healthFacilityName: v.string(),
  city: text,
  specializations: v.array(Coded),
  room: text,
  clinicAddress: text,
  effectiveDate: day,
  relation: text,
  /** absent for providers */
  remarks: v.nullish(v.string()),
  /** accredited only when facility, physician and affiliation all are (domain model 4.2) */
  inNetwork: v.boolean(),
  version: v.number(),
  updatedDate: Instant,
  updatedBy: v.string(),
})

/** Relation of a physician to a facility. */
export const Relation = v.picklist(
  ['CONSULTANT', 'VISITING', 'RESIDENT', 'READER'],
  'Choose consultant, visiting, resident or reader.',
)

/** Body of an affiliation save; with `bypass` it is saved directly (needs AFFILIATION_STATUS). */
export const AffiliationInput = v.object({
  code: v.nullish(CodeOf('affiliation')),
  version: v.nullish(Version),
  physicianCode: CodeOf('physician'),
  healthFacilityCode: CodeOf('facility'),
  status: Text(30),
  specializationCodes: v.optional(
    v.pipe(v.array(ReferenceCode), v.maxLength(10, 'Choose ten specialties or fewer.')),
    [],
  ),
  room: OptionalText(60),
  clinicAddress: OptionalText(300),
  /** day the status begins; today when left out */
  effectiveDate: OptionalDay,
  relation: v.nullish(Relation, null),
  reason: OptionalText(500),
  remarks: OptionalText(2000),
  bypass: v.optional(v.boolean(), false),
})

/** Body of a batch status change (specification 2, section 4); `reason` is ours, and checked when it is sent (ADR 9). */
export const BatchUpdate = v.object({
  phyCode: CodeOf('physician'),
  newStatus: Text(30),
  reason: v.optional(OptionalText(500)),
})

/** One row of a doctor roster as it is sent. */
export const RosterRowInput = v.object({
  row: v.nullish(v.number()),
  prcNumber: OptionalText(20),
  lastName: OptionalText(80),
  firstName: OptionalText(80),
  middleName: OptionalText(80),
  suffix: OptionalText(10),
  phyTypeCode: OptionalText(10),
  specializationCode: OptionalText(30),
  relation: OptionalText(20),
  room: OptionalText(60),
  emailAddress: OptionalText(254),
  mobileNumber: OptionalText(30),
  birthDate: OptionalText(10),
  sex: OptionalText(10),
  prcValidity: OptionalText(10),
  /** NEW, SKIP, or the code of the physician the row means */
  decision: OptionalText(10),
})

/** The match of a roster row; `message` is the reason as text, with the result of saving. */
export const RosterRow = v.object({
  row: v.number(),
  prcNumber: text,
  lastName: text,
  firstName: text,
  /** a known physician, one to be made, one that cannot be matched, or one affiliated already */
  match: v.picklist(['EXISTING', 'NEW', 'CONFLICT', 'AFFILIATED']),
  physicianCode: text,
  physicianName: text,
  message: text,
  affiliationCode: text,
  requestCode: text,
})

/** Text parts of a roster's upload. */
export const RosterUpload = v.object({ healthFacilityCode: OptionalText(20) })

/** A roster with the facility it belongs to. */
export const Roster = v.object({
  healthFacilityCode: CodeOf('facility'),
  rows: v.pipe(v.array(RosterRowInput), v.maxLength(5000)),
})

/** One block of clinic hours, the same every week from `validFrom` to `validUntil`. */
export const ScheduleEntry = v.object({
  day: v.picklist(weekdays, 'Choose a day of the week.'),
  startTime: TimeOfDay,
  endTime: TimeOfDay,
  byAppointment: v.optional(v.boolean(), false),
  room: OptionalText(60),
  remarks: OptionalText(500),
  validFrom: OptionalDay,
  validUntil: OptionalDay,
})

/** An extra clinic or other hours on one day, or an absence; without times an absence takes whole days. */
export const ScheduleException = v.object({
  kind: v.picklist(clinicExceptionKinds, 'Choose extra clinic, other hours or absence.'),
  date: Day,
  /** last day of an absence of several days */
  until: OptionalDay,
  startTime: v.nullish(TimeOfDay, null),
  endTime: v.nullish(TimeOfDay, null),
  remarks: OptionalText(500),
})

/** Clinic hours of one physician at one facility; `warnings` name the hours that clash with another facility. */
export const Schedule = v.object({
  physicianCode: v.string(),
  healthFacilityCode: v.string(),
  healthFacilityName: v.string(),
  entries: v.array(ScheduleEntry),
  exceptions: v.array(ScheduleException),
  /** holidays of the coming year on which the weekly hours do not hold */
  holidays: v.array(ClosedHoliday),
  version: v.number(),
  warnings: v.array(v.string()),
})

/** Body of a schedule save: replaces the set of the pair (domain model 7.3). */
export const ScheduleInput = v.object({
  physicianCode: CodeOf('physician'),
  healthFacilityCode: CodeOf('facility'),
  version: v.nullish(Version),
  entries: v.pipe(v.array(ScheduleEntry), v.maxLength(100, 'Enter up to 100 blocks of hours.')),
  /** left out, extra clinics and absences stay as they are */
  exceptions: v.nullish(
    v.pipe(v.array(ScheduleException), v.maxLength(200, 'Enter up to 200 extra clinics and absences.')),
  ),
})
