import { codePatterns, type CodeKind } from '@capiz/domain/codes'
import { isWeekday } from '@capiz/domain/schedule'
import { isIsoDate } from '@capiz/domain/time'
import * as v from 'valibot'
import type { PathParam } from './define.ts'
import { Filter, filterOf } from './paging.ts'

export { Filter, pageQuery, pagingEntries } from './paging.ts'

/** A query of required text parameters. */
export function textQuery<const N extends readonly string[], const O extends readonly string[] = []>(
  required: N,
  optional?: O,
) {
  const entries = [
    ...required.map((name) => [name, v.pipe(v.string(), v.nonEmpty(`${name} is needed.`), Filter)]),
    ...(optional ?? []).map((name) => [name, v.optional(filterOf(name))]),
  ]
  return v.object(Object.fromEntries(entries)) as unknown as v.ObjectSchema<
    { [K in N[number]]: typeof Filter } & { [K in O[number]]: v.OptionalSchema<typeof Filter, undefined> },
    undefined
  >
}

/** Query parameter for the moment prices were known at: a day, which means its end in Manila, or an instant. */
export const KnownAt = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}(T.+(Z|[+-]\d{2}:\d{2}))?$/.test(text) && !Number.isNaN(Date.parse(text)),
    'Use a day (yyyy-MM-dd) or an instant with its offset.',
  ),
)

/** Path parameter holding a server-allotted code. */
export function codeParam(...kinds: CodeKind[]): PathParam {
  return { pattern: kinds.map((kind) => codePatterns[kind]).join('|') }
}

/** Path parameter holding a database id, or the code of the record in its place. */
export function idOrCodeParam(kind: CodeKind): PathParam {
  return { pattern: `${idParam.pattern}|${codePatterns[kind]}` }
}

/** Path parameter holding a database id. */
export const idParam: PathParam = { pattern: '\\d{1,15}' }

/** Path parameter holding the random identifier of a file. */
export const uuidParam: PathParam = {
  pattern: '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}',
}

/** Path parameter holding free text (one segment). */
export const textParam: PathParam = { pattern: '[^/]{1,250}' }

/** Path parameter with a closed list of words; a word may hold a slash and then spans two segments. */
export function wordParam(values: readonly string[]): PathParam {
  return { pattern: values.join('|'), values }
}

/** The code of an upload as path parameter. */
export const importCode = {
  code: { pattern: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}' },
} as const

/** A day of the week or a date, by which directories are narrowed. */
export const ClinicDay = v.pipe(
  v.string(),
  v.check(
    (text) => text === '' || isWeekday(text) || isIsoDate(text),
    'Choose a day of the week such as SAT, or a date such as 2026-11-28.',
  ),
)
