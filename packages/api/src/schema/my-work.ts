import { workActors } from '@capiz/domain/work'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'

/** Kinds of items of work. */
const workKinds = [
  'request',
  'reply',
  'document',
  'confirmation',
  'verification',
  'duplicate',
  'suspension',
  'non-conformity',
  'correction-notice',
  'access-change',
  'user',
  'mail',
] as const

/** An item that waits for someone to act, with the address at which it is done. */
export const WorkItem = v.object({
  /** names the item among all of the reader */
  key: v.string(),
  kind: v.picklist(workKinds),
  /** who must act */
  actor: v.picklist(workActors),
  /** the record, person or thing it is about */
  subject: v.string(),
  /** what is to be done about it, in words */
  label: v.string(),
  /** the act in one or two words, as on a button */
  action: v.string(),
  dueDate: v.nullable(ReplyDay),
  /** days past the due day; 0 when it is on time */
  daysLate: v.number(),
  route: v.string(),
})

/** A list of the portal that holds all items of one kind of a group, and nothing else. */
const WorkListLink = v.object({
  /** number and kind, in words */
  label: v.string(),
  /** rows of the list */
  count: v.number(),
  route: v.string(),
})

/** The work of the reader: how much there is for each who must act, how much of it is late, and what comes first. */
export const Work = v.object({
  asOf: ReplyDay,
  groups: v.array(
    v.object({
      actor: v.picklist(workActors),
      count: v.number(),
      late: v.number(),
      /** lists of the kinds whose items are not all among `items`, where there is such a list */
      lists: v.array(WorkListLink),
    }),
  ),
  /** the first items of each group in the order of their rank */
  items: v.array(WorkItem),
})
