import * as v from 'valibot'
import { Id, Instant, OptionalDay, OptionalText, Text, Version } from './common.ts'

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
