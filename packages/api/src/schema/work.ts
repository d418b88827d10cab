import * as v from 'valibot'
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
