import * as v from 'valibot'
import { Day, Instant } from './common.ts'
import { AuditChange } from './log.ts'

/** Kinds of events in the timeline of a record. */
export const timelineKinds = [
  'status',
  'price',
  'document',
  'affiliation',
  'request',
  'record',
  'activity',
  'change',
] as const

/** One event of a record's timeline, in words. */
export const TimelineRow = v.object({
  /** kind and number, unique within the record */
  id: v.string(),
  kind: v.picklist(timelineKinds),
  at: Instant,
  /** first day of the status or prices the event is about; null for every other kind of event */
  effectiveDate: v.nullable(Day),
  title: v.string(),
  text: v.nullable(v.string()),
  /** username, PUBLIC or SYSTEM */
  actor: v.string(),
  actorName: v.string(),
  /** status the record, affiliation or request came to, where the event is about one */
  status: v.nullable(v.string()),
  /** code of the request or other record the event is about */
  about: v.nullable(v.string()),
  /** record with documents the event is about: a notice, a check-in */
  record: v.nullable(v.object({ kind: v.string(), id: v.number(), code: v.nullable(v.string()) })),
  /** number of the activity, for a correction */
  activityId: v.nullable(v.number()),
  /** fields before and after, for a change of the record or of its prices */
  changes: v.array(AuditChange),
})
