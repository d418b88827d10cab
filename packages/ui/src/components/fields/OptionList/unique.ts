import { warnRepeated } from '../../../element/warn.ts'

/** The entries without those whose key came before: lists keep their lines apart by it. */
export function uniqueBy<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  if (process.env.NODE_ENV !== 'production') warnRepeated('options', entries.map(keyOf))
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
