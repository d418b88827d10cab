import { withoutWildcards } from '@capiz/domain/search'
import * as v from 'valibot'

/** `sort=property,DIRECTION`, may repeat; the allowed properties are named by each list on the server. */
const Sort = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9.]{0,60},(ASC|DESC)$/, 'Sort is written property,ASC or property,DESC.'),
)

/** A whole number as it stands in a query string. */
const queryInteger = (name: string, min: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(Number),
    v.integer(`${name} must be a whole number.`),
    v.minValue(min, `${name} must be ${min} or more.`),
    v.maxValue(1_000_000_000, `${name} is too large.`),
  )

/** Entries of every paged query: page (from 0), size (default 10, capped at 1000 by the server), sort. */
export const pagingEntries = {
  page: v.optional(queryInteger('page', 0)),
  size: v.optional(queryInteger('size', 1)),
  sort: v.optional(v.union([Sort, v.array(Sort)])),
}

/** A free-text filter: at most 200 characters, no NUL; wild cards around it are dropped (specification 1, section 5). */
export const Filter = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => !text.includes('\0'), 'Remove the control character.'),
  v.transform(withoutWildcards),
)

/** A filter that is on, off, or left out. */
const Flag = v.picklist(['true', 'false', ''], 'Choose true or false.')

/** Filters that are true or false, by their names. */
const flags: ReadonlySet<string> = new Set([
  'blocked',
  'dentist',
  'filterFutureDates',
  'overdue',
  'preferredNetwork',
])

/** Value of a filter by name. */
export const filterOf = (name: string): v.GenericSchema<string, string> => (flags.has(name) ? Flag : Filter)

/** A paged query with the named filters; the server refuses any other. */
export function pageQuery<const N extends readonly string[]>(...filters: N) {
  const entries = Object.fromEntries(filters.map((name) => [name, v.optional(filterOf(name))])) as {
    [K in N[number]]: v.OptionalSchema<typeof Filter, undefined>
  }
  return v.object({ ...pagingEntries, ...entries })
}
