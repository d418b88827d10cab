import { erased } from './values.ts'

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Returns a pattern that finds the values as whole words, in capitals and small letters; undefined for no values. */
export function patternOf(values: readonly string[]): RegExp | undefined {
  if (values.length === 0) return undefined
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${values.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

/** Rewrites a text, or every text inside JSON, without what the pattern finds; fields of the given names become null. */
export function withoutValues(
  value: unknown,
  pattern: RegExp | undefined,
  fields: ReadonlySet<string>,
): unknown {
  if (typeof value === 'string') return pattern ? value.replace(pattern, erased) : value
  if (Array.isArray(value)) return value.map((item) => withoutValues(item, pattern, fields))
  if (typeof value !== 'object' || value === null) return value
  // a changed field of a merge, a request or an access change: its name beside its values
  const record = value as Record<string, unknown>
  const isPersonal = typeof record['field'] === 'string' && fields.has(record['field'])
  return Object.fromEntries(
    Object.entries(record).map(([name, item]) => [
      name,
      fields.has(name) || (isPersonal && changeValues.has(name))
        ? null
        : withoutValues(item, pattern, fields),
    ]),
  )
}

/** Names under which a changed field carries its values. */
const changeValues: ReadonlySet<string> = new Set(['before', 'after', 'requested', 'now'])
