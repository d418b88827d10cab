import type { ReferenceField, UniqueRow } from './types.ts'
import type { UniqueRule } from './unique-messages.ts'

/** Returns a field of text, required by default. */
export function text(name: string, label: string, more: Partial<ReferenceField> = {}): ReferenceField {
  return { name, label, kind: 'text', required: true, max: 200, ...more }
}

/** Code of an item. */
export const code: ReferenceField = { name: 'code', label: 'Code', kind: 'code', required: true, max: 30 }

/** Description of an item, its name in most lists. */
export const description = text('description', 'Description')

/** Place of an item among the others. */
export const sortOrder: ReferenceField = {
  name: 'sortOrder',
  label: 'Order',
  kind: 'number',
  required: false,
  max: 9999,
}

/** Rule that a code occurs once in a list. */
export const uniqueCode: UniqueRow<UniqueRule> = { fields: ['code'], rule: 'CODE_UK' }

/** Fields of a list that names none. */
export const plainFields: readonly ReferenceField[] = [code, description]

/** Unique rules of a list that names none. */
export const plainUnique: readonly UniqueRow<UniqueRule>[] = [
  uniqueCode,
  { fields: ['description'], rule: 'DESCRIPTION_UK' },
]
