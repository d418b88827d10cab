import * as v from 'valibot'
import { CodeOf, Id, Instant, OptionalDay, OptionalText, Text, Version } from './common.ts'

/**
 * Records with documents and their neighbours (domain model 9). Their handlers come with later steps: beyond the
 * fields the specification names the shapes are provisional.
 */
const record = { id: Id, code: v.nullish(v.string()), status: v.nullish(v.string()) }
const files = v.optional(v.array(v.looseObject({ uuid: v.string(), fileName: v.nullish(v.string()) })), [])

/** Check-in of a dentist or a facility. */
export const CheckIn = v.looseObject({ ...record, files })

/** Form part of a check-in; `code` is absent on a new record (specification 1, section 3). */
export const CheckInInput = v.looseObject({ code: OptionalText(20), version: v.nullish(Version) })

/** Parallel lists that travel with check-in files. */
export const ParallelLists = v.object({
  documentTypes: v.optional(v.array(Text(30)), []),
  validityDates: v.optional(v.array(v.pipe(v.string(), v.maxLength(10))), []),
})

/** Non-conformity, document tracker, inquiry report, correction notice, violation. */
export const CaseRecord = v.looseObject({ ...record, files })

/** Form part of a case record. */
export const CaseRecordInput = v.looseObject({
  code: OptionalText(20),
  id: v.nullish(Id),
  version: v.nullish(Version),
})

/** One violation of a provider. */
export const ViolationInput = v.looseObject({
  code: OptionalText(20),
  version: v.nullish(Version),
  applicantCode: CodeOf('facility', 'physician'),
  category: Text(60),
})

/** Special arrangement (specification 2, section 3). */
export const SpecialArrangement = v.looseObject({ id: Id, status: v.string() })

/** Body of a special arrangement save. */
export const SpecialArrangementInput = v.looseObject({ id: v.nullish(Id), version: v.nullish(Version) })

/** A status of the special arrangement with what may follow. */
export const ArrangementStatus = v.object({
  code: v.string(),
  description: v.string(),
  next: v.array(v.string()),
})

/** Body of a status move. */
export const StatusUpdate = v.object({
  status: Text(30),
  remarks: OptionalText(1000),
  version: v.nullish(Version),
})

/** Mobile access device or settlement terminal of a facility. */
export const Device = v.looseObject({ id: Id, healthFacilityCode: v.string() })

/** Body of a device save. */
export const DeviceInput = v.looseObject({
  id: v.nullish(Id),
  version: v.nullish(Version),
  healthFacilityCode: CodeOf('facility'),
})

/** Medical service team record. */
export const ServiceTeamRecord = v.looseObject({ code: v.string(), year: v.number(), area: v.string() })

/** Plain parts of a medical service team upload. */
export const ServiceTeamUpload = v.object({
  year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Enter the year, four digits.'), v.transform(Number)),
  area: Text(80, 2),
})

/** Report group (specification 2, section 3). */
export const ReportGroup = v.object({
  id: Id,
  code: v.string(),
  groupName: v.string(),
  description: v.nullable(v.string()),
  value: v.nullable(v.string()),
  reportNames: v.array(v.string()),
  roleCodes: v.array(v.string()),
  createdDate: Instant,
  updatedDate: Instant,
  createdBy: v.string(),
  updatedBy: v.string(),
  deleted: v.boolean(),
})

/** Body of a report group save. */
export const ReportGroupInput = v.object({
  id: v.nullish(Id),
  version: v.nullish(Version),
  groupName: Text(120, 2),
  description: OptionalText(500),
  value: OptionalText(200),
  reportNames: v.array(Text(120)),
  roleCodes: v.array(Text(60)),
})

/** Filter payload of a report; the fields a report knows are named in domain model 11.8. */
export const ReportFilter = v.looseObject({
  pdf: v.optional(v.boolean(), false),
  from: OptionalDay,
  to: OptionalDay,
  asOf: OptionalDay,
})
