import { workActors } from '@capiz/domain/work'
import * as v from 'valibot'
import { ReplyDay } from './basics.ts'
import { Text } from './common.ts'

/** Name of a list in the portal that views are kept for. */
export const ListName = v.pipe(
  v.string('Name the list.'),
  v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'Name a list with small letters, digits and hyphens.'),
)

/** The filters of a list, as they stand in the address after the question mark. */
const ViewQuery = v.pipe(
  v.string('Send the query of the list.'),
  v.maxLength(2000, 'This view has too many filters to be kept.'),
  v.regex(/^[\x21-\x7E]*$/, 'Send the query as it stands in the address.'),
)

const named = {
  name: Text(60),
  query: ViewQuery,
  isShared: v.optional(v.boolean(), false),
  /** code of the role whose holders see a shared view; without one all staff do */
  sharedRole: v.nullish(Text(60), null),
}

/** A view that is kept: a name for what a list shows. */
export const SavedView = v.object({
  id: v.number(),
  list: v.string(),
  name: v.string(),
  query: v.string(),
  /** other staff see it: all of them, or the holders of one role */
  isShared: v.boolean(),
  sharedRole: v.nullable(v.string()),
  sharedRoleName: v.nullable(v.string()),
  /** stands among the tabs of the caller */
  isPinned: v.boolean(),
  /** the caller made it, and alone may change it */
  isOwn: v.boolean(),
  ownerName: v.string(),
  version: v.number(),
})

/** A role of staff, to share a view with. */
export const SharingRole = v.object({ code: v.string(), name: v.string() })

/** A new view. */
export const SavedViewInput = v.object({
  list: ListName,
  ...named,
  isPinned: v.optional(v.boolean(), true),
})

/** A change of a view. */
export const SavedViewChange = v.object({ ...named, version: v.pipe(v.number(), v.integer()) })

/** Whether a view stands among the tabs of the caller. */
export const SavedViewPin = v.object({ isPinned: v.boolean() })

/** A record found by a search. */
export const Found = v.object({
  kind: v.picklist(['facility', 'physician', 'request']),
  code: v.string(),
  name: v.string(),
  /** place, specialty or kind, in words */
  hint: v.nullable(v.string()),
  /** what matched, when name, code and hint do not show it */
  matched: v.nullable(v.string()),
})

/** Kinds of items of work. */
const workKinds = [
  'request',
  'reply',
  'document',
  'confirmation',
  'verification',
  'duplicate',
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

/** The work of the reader: how much there is for each who must act, how much of it is late, and what comes first. */
export const Work = v.object({
  asOf: ReplyDay,
  groups: v.array(v.object({ actor: v.picklist(workActors), count: v.number(), late: v.number() })),
  /** the first items of each group in the order of their rank */
  items: v.array(WorkItem),
})
