import { uniqueBy } from './unique.ts'
import type { Option } from './option.ts'

/**
 * The options with each id once, and with what is chosen although no option knows it (a code that was retired), so that
 * the field shows what the form holds. An empty list is one still on its way; nothing is added to it.
 */
export function optionsWith(options: readonly Option[], value: string | null): Option[] {
  const unique = uniqueBy(options, ({ id }) => id)
  const isKnown = value === null || value === '' || unique.some(({ id }) => id === value)
  return isKnown || unique.length === 0 ? unique : [...unique, { id: value, label: value }]
}
