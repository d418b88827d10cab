import { choicesOf, choiceLabel } from '../../../patterns/price-labels.ts'

/** A choice of a list; those taken off the list keep their name but are offered no more. */
export interface NamedChoice {
  value: string
  label: string
  isGone: boolean
  /** heading it stands under, apart from the others */
  group?: string
}

/** Names of the codes that stand in price sheets. */
export interface Names {
  /** a code of a field in words */
  nameOf: (field: string, code: string) => string
  /** what a field may hold, in the order of its list; empty for fields without a list */
  choicesOf: (field: string) => readonly NamedChoice[]
}

/** Makes names out of the lists that were read, by field. */
export function namesFrom(lists: Readonly<Record<string, readonly NamedChoice[]>>): Names {
  const maps = Object.entries(lists).map(
    ([field, list]) => [field, new Map(list.map(({ value, label }) => [value, label]))] as const,
  )
  const byField = new Map(maps)
  return {
    nameOf: (field, code) => byField.get(field)?.get(code) ?? choiceLabel(field, code),
    choicesOf: (field) => lists[field] ?? choicesOf(field).map((choice) => ({ ...choice, isGone: false })),
  }
}
