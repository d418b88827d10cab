import * as v from 'valibot'
import { Day, Id, Instant, OptionalText, ReplyDay, Text } from './common.ts'

/** One row of the accreditation history (domain model 11.1). */
export const AccreditationHistory = v.object({
  id: Id,
  applicantType: v.string(),
  applicantCode: v.string(),
  /** name of the record, where the code has one */
  applicantName: v.nullish(v.string()),
  fromStatus: v.nullable(v.string()),
  toStatus: v.string(),
  accreditationStatusCode: v.string(),
  effectiveDate: ReplyDay,
  reason: v.nullable(v.string()),
  remarks: v.nullable(v.string()),
  requestCode: v.nullable(v.string()),
  createdBy: v.string(),
  createdDate: Instant,
})

const activityTypes = ['CALL', 'EMAIL', 'VISIT', 'MEETING', 'KAMUSTAHAN', 'NOTE'] as const

/** One row of the activity log (domain model 11.2). */
export const ActivityLog = v.object({
  id: Id,
  applicantCode: v.string(),
  /** name of the provider */
  applicantName: v.nullish(v.string()),
  activityType: v.string(),
  topic: v.nullable(v.string()),
  activityDate: ReplyDay,
  result: v.nullable(v.string()),
  remarks: v.string(),
  corrects: v.nullable(Id),
  createdBy: v.string(),
  createdDate: Instant,
})

/** Body of a new activity row; a correction names the row it corrects. */
export const ActivityLogInput = v.object({
  applicantCode: Text(20),
  activityType: v.picklist(activityTypes, 'Choose the kind of activity.'),
  topic: OptionalText(120),
  activityDate: Day,
  result: OptionalText(200),
  remarks: Text(2000, 3),
  corrects: v.nullish(Id, null),
})

/** One field of an audit row, secrets masked. */
export const AuditChange = v.object({
  field: v.string(),
  before: v.unknown(),
  after: v.unknown(),
  /** the values in words, where they are codes */
  beforeWords: v.optional(v.string()),
  afterWords: v.optional(v.string()),
})

/** One row of the audit log (domain model 11.3). */
export const AuditLog = v.object({
  id: Id,
  code: v.string(),
  actor: v.string(),
  auditTopic: v.string(),
  entityType: v.string(),
  entityCode: v.nullable(v.string()),
  /** name of a provider, an affiliation or a user */
  entityName: v.nullish(v.string()),
  action: v.string(),
  changes: v.array(AuditChange),
  ip: v.nullable(v.string()),
  updatedDate: Instant,
})

/** A record, page of a list or file that a user reached, with how often and when. */
export const ReachedRecord = v.object({
  entityType: v.string(),
  entityCode: v.nullable(v.string()),
  /** name of the facility, physician or user; null for anything else */
  name: v.nullable(v.string()),
  /** readings, one a day and record */
  reads: v.number(),
  downloads: v.number(),
  changes: v.number(),
  /** calls that were refused */
  refusals: v.number(),
  firstDate: Instant,
  lastDate: Instant,
})

/** A reading of a record by another user than its owner. */
export const RecordReader = v.object({
  id: Id,
  readDate: Instant,
  /** READ or DOWNLOAD */
  kind: v.picklist(['READ', 'DOWNLOAD']),
  name: v.string(),
  role: v.nullable(v.string()),
})

/** Dashboard figures of one kind (domain model 11.4). */
export const Dashboard = v.object({
  type: v.string(),
  asOf: v.string(),
  items: v.array(
    v.object({
      key: v.string(),
      label: v.string(),
      count: v.number(),
      group: v.nullish(v.string()),
      route: v.nullish(v.string()),
      oldestDays: v.nullish(v.number()),
      /** when it happened, of an event */
      at: v.nullish(Instant),
      /** name of who did it, of an event */
      by: v.nullish(v.string()),
      /** name of the record, person or list it concerns, of an event */
      subject: v.nullish(v.string()),
      /** what happened to the subject, without its name */
      event: v.nullish(v.string()),
    }),
  ),
})

/** Kinds of dashboard. */
export const DashboardType = v.picklist(
  ['HF', 'PHY', 'REQUEST', 'CREDENTIAL', 'NOTIFICATION'],
  'Use HF, PHY, REQUEST, CREDENTIAL or NOTIFICATION.',
)
