import { useCallback, useMemo } from 'react'
import * as v from 'valibot'
import { defaultPageSize, pageSizes } from '../page-size.ts'
import { useChangeQuery, useQueryParams } from './query-params.ts'

type Entries = Record<string, v.GenericSchema<string | undefined>>

/** Part of an address, read and written as one object. Every entry reads text; what is missing is undefined. */
export type UrlSchema<T> = { readonly [K in keyof T]: v.GenericSchema<string | undefined, T[K]> }

/** A whole number in the address; anything else becomes `otherwise`. */
export function wholeNumber(otherwise: number, allowed?: { min?: number; values?: readonly number[] }) {
  const { min = 0, values } = allowed ?? {}
  const number = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min))
  const listed = v.pipe(
    number,
    v.check((value) => values === undefined || values.includes(value)),
  )
  return v.fallback(v.optional(listed, String(otherwise)), otherwise)
}

/** Rows on a page in the address; anything that is not offered becomes `otherwise`. */
export function pageSize(otherwise: number = defaultPageSize) {
  return wholeNumber(otherwise, { values: pageSizes })
}

/** One of the given words; anything else becomes `otherwise`. */
export function oneOf<const T extends string>(allowed: readonly T[], otherwise: T) {
  return v.fallback(v.optional(v.picklist(allowed), otherwise), otherwise)
}

/** Free text of at most 200 characters; nothing when missing. */
export const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200)), ''), '')

/** Words of a closed list, separated by commas; words not in the list are dropped. */
export function someOf<const T extends string>(allowed: readonly T[]) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => allowed.filter((one) => list.split(',').includes(one))),
  )
}

/** Reads the state from an address; whatever cannot be read falls back to its default. */
export function readUrlState<T>(schema: UrlSchema<T>, params: URLSearchParams): T {
  const entries = Object.entries(schema as Entries).map(([name, entry]) => [
    name,
    v.parse(entry, params.get(name) ?? undefined),
  ])
  return Object.fromEntries(entries) as T
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value)
}

/** Writes changes into an address; defaults are left out, so that a plain list has a plain address. */
export function writeUrlState<T>(
  schema: UrlSchema<T>,
  params: URLSearchParams,
  changes: Partial<T>,
): URLSearchParams {
  const defaults = readUrlState(schema, new URLSearchParams())
  const next = new URLSearchParams(params)
  for (const name of Object.keys(changes) as (keyof T & string)[]) {
    const value = textOf(changes[name])
    if (changes[name] === undefined || value === textOf(defaults[name])) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/**
 * The state of a list in the address bar: what is there is shown, what is changed is written. Changes go into the
 * history as one step each, unless `isReplace` (typing in a search field) says otherwise. Give a constant schema.
 */
export function useUrlState<T>(
  schema: UrlSchema<T>,
): [state: T, change: (changes: Partial<T>, isReplace?: boolean) => void] {
  const params = useQueryParams()
  const changeQuery = useChangeQuery()
  const state = useMemo(() => readUrlState(schema, params), [schema, params])
  const change = useCallback(
    (changes: Partial<T>, isReplace = false) =>
      changeQuery((now) => writeUrlState(schema, now, changes), isReplace),
    [schema, changeQuery],
  )
  return [state, change]
}
