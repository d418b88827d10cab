import { booleanRules, codeRules } from './code-kinds.ts'
import { dayRules, momentRules } from './day-kinds.ts'
import { codesRules, groupRules, groupsRules, listRules, ratingsRules } from './list-kinds.ts'
import { monthRules, numberRules, percentRules, pesoRules, wholeRules, yearRules } from './number-kinds.ts'
import { isAbsent, type KindRules, type KnownCodes, type Parsed, type TypedValue } from './rules.ts'
import { textRules } from './text-kinds.ts'
import type { Field, FieldKind, LabelOf } from './types.ts'

/** The rules of every kind of field. Values of all kinds are compared by `sameValue` of `text`. */
export const fieldKinds: Readonly<Record<FieldKind, KindRules>> = {
  text: textRules,
  longText: textRules,
  code: codeRules,
  email: textRules,
  phone: textRules,
  link: textRules,
  whole: wholeRules,
  number: numberRules,
  peso: pesoRules,
  percent: percentRules,
  year: yearRules,
  month: monthRules,
  day: dayRules,
  moment: momentRules,
  boolean: booleanRules,
  choice: codeRules,
  choices: codesRules,
  term: codeRules,
  facility: codeRules,
  physician: codeRules,
  provider: codeRules,
  region: codeRules,
  province: codeRules,
  city: codeRules,
  list: listRules,
  codes: codesRules,
  ratings: ratingsRules,
  group: groupRules,
  groups: groupsRules,
}

const noLabel: LabelOf = () => undefined

/** Returns the value of a field as people read it; an empty text where there is none. */
export function formatField(field: Field, value: unknown, labelOf: LabelOf = noLabel): string {
  if (isAbsent(value)) return ''
  const format = (part: Field, inner: unknown): string => formatField(part, inner, labelOf)
  return fieldKinds[field.kind].format(value, field, { labelOf, format })
}

/** Reads what was typed as a value of the field; null where nothing was typed. */
export function parseField(field: Field, typed: TypedValue | null, known?: KnownCodes): Parsed {
  if (typed === null || isAbsent(typed)) return { ok: true, value: null }
  return fieldKinds[field.kind].parse(typed, field, known)
}

/** Returns what is wrong with the value of a field: it is missing, of another kind, or out of bounds. */
export function checkField(field: Field, value: unknown): string | undefined {
  if (isAbsent(value)) return field.required ? `${field.label} is missing.` : undefined
  return fieldKinds[field.kind].check(value, field)
}

/**
 * Returns the value of a field as a spreadsheet cell: numbers stay numbers, days stay `yyyy-MM-dd` so that no program
 * turns them into another day, entries of a list are separated by semicolons.
 */
export function cellOf(field: Field, value: unknown, labelOf: LabelOf = noLabel): string | number | null {
  if (isAbsent(value)) return null
  if (typeof value === 'number') return value
  if (field.kind === 'day' && typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((one) => formatField(field, [one], labelOf)).join('; ')
  return formatField(field, value, labelOf) || null
}

/** Whether values of a kind are numbers, which stand at the right of a column. */
export function isNumeric(kind: FieldKind): boolean {
  return fieldKinds[kind].cell !== 'text'
}
