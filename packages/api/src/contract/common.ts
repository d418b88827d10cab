import { codePatterns, type CodeKind } from '@capiz/domain/codes'
import * as v from 'valibot'
import type { PathParam } from './define.ts'

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

/** A free-text filter: at most 200 characters, no NUL. */
export const Filter = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => !text.includes('\0'), 'Remove the control character.'),
)

/** `true` or `false` in a query string. */
export const BooleanFilter = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
)

/** A paged query with the named free-text filters; unknown filters are ignored. */
export function pageQuery<const N extends readonly string[]>(...filters: N) {
  const entries = Object.fromEntries(filters.map((name) => [name, v.optional(Filter)])) as {
    [K in N[number]]: v.OptionalSchema<typeof Filter, undefined>
  }
  return v.object({ ...pagingEntries, ...entries })
}

/** A query of required text parameters. */
export function textQuery<const N extends readonly string[], const O extends readonly string[] = []>(
  required: N,
  optional?: O,
) {
  const entries = [
    ...required.map((name) => [name, v.pipe(Filter, v.nonEmpty(`${name} is needed.`))]),
    ...(optional ?? []).map((name) => [name, v.optional(Filter)]),
  ]
  return v.object(Object.fromEntries(entries)) as unknown as v.ObjectSchema<
    { [K in N[number]]: typeof Filter } & { [K in O[number]]: v.OptionalSchema<typeof Filter, undefined> },
    undefined
  >
}

/** Path parameter holding a server-allotted code. */
export function codeParam(...kinds: CodeKind[]): PathParam {
  return { pattern: kinds.map((kind) => codePatterns[kind]).join('|') }
}

/** Path parameter holding a database id. */
export const idParam: PathParam = { pattern: '\\d{1,15}' }

/** Path parameter holding free text (one segment). */
export const textParam: PathParam = { pattern: '[^/]{1,250}' }

/** Path parameter with a closed list of words; a word may hold a slash and then spans two segments. */
export function wordParam(values: readonly string[]): PathParam {
  return { pattern: values.join('|'), values }
}
