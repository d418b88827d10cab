import { facilityFields } from '@capiz/domain/facility'
import { choiceLabel, type Field } from '@capiz/domain/field'
import { physicianFields } from '@capiz/domain/physician'
import { capitalise } from '@capiz/domain/text'

const declared: readonly Field[] = [...physicianFields, ...facilityFields]
const parts: readonly Field[] = declared.flatMap(({ fields = [] }) => fields)

/** Fields by name; those of a record come before those of its groups. */
const byName: ReadonlyMap<string, Field> = new Map(
  [...parts, ...declared].map((field) => [field.name, field] as const),
)

/** Labels of fields of other records whose name does not read as words. */
const otherLabels: Readonly<Record<string, string>> = { notDuplicateOf: 'Not a duplicate of' }

/** Returns the label of a field of any record: the declared one, else its name as words. */
export function fieldTitle(field: string): string {
  const known = byName.get(field)?.label ?? otherLabels[field]
  // The lines of price sheets are named in words already.
  if (known !== undefined || field.includes(': ')) return known ?? field
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._[\]]+/g, ' ')
    .toLowerCase()
    .trim()
  return capitalise(words)
}

/** Returns the label of a field inside a sentence: `Last name` is `last name`, `TIN` and `PhilHealth` stay. */
export function fieldLabel(field: string): string {
  const title = fieldTitle(field)
  return /^[A-Z][a-z-]+(?: |$)/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

/** Returns the label of a code of a field with declared choices; undefined for anything else. */
export function declaredChoice(field: string, code: unknown): string | undefined {
  return choiceLabel(byName.get(field)?.choices, code)
}
