import { isBlank } from '@capiz/domain/text'
import type { ReferenceField } from '@capiz/domain/reference'
import { formatDay, isIsoDate } from '@capiz/domain/time'

/** A typed value of an item's field. */
export type FieldValue = string | number | boolean | null

/** Values of an item by field name. */
export type ItemValues = Readonly<Record<string, FieldValue>>

/** The choices of each field, by field name. */
export type Choices = Readonly<Record<string, readonly { readonly value: string; readonly label: string }[]>>

/** A value as the cell shows it. */
export function cellText(field: ReferenceField, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'boolean') return value ? 'Yes' : 'No'
  if (field.kind === 'day' && typeof value === 'string' && isIsoDate(value)) return formatDay(value)
  return String(value)
}

/** Empty values for a new item. */
export function emptyItem(fields: readonly ReferenceField[]): ItemValues {
  return Object.fromEntries(fields.map((field) => [field.name, field.kind === 'boolean' ? false : null]))
}

/** Returns the errors of an item, by field. */
export function itemProblems(fields: readonly ReferenceField[], values: ItemValues): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const field of fields) {
    const value = values[field.name] ?? null
    const isMissing = value === null || (typeof value === 'string' && isBlank(value))
    if (isMissing) {
      if (field.required) problems[field.name] = `Enter the ${field.label.toLowerCase()}.`
    } else if (typeof value === 'string' && value.trim().length > field.max) {
      problems[field.name] = `Shorten it to ${field.max} characters.`
    } else if (typeof value === 'number' && (value < 0 || value > field.max)) {
      problems[field.name] = `Enter a number from 0 to ${field.max}.`
    }
  }
  return problems
}
