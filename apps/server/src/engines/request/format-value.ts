import { type Field, type FieldKind, formatField, type LabelOf } from '@capiz/domain/field'
import type { Shown } from './kind.ts'

/** Kinds that travel with a request under another name, or as more than text. */
const wireKinds: Partial<Record<FieldKind, string>> = {
  day: 'date',
  whole: 'number',
  year: 'number',
  number: 'number',
  peso: 'peso',
  percent: 'percent',
  boolean: 'boolean',
}

/** Returns a field of a request with its value as people read it. */
export function shown(field: Field, value: unknown, labelOf?: LabelOf): Shown {
  const { name, label, kind } = field
  const text = formatField(field, value, labelOf)
  return { field: name, label, kind: wireKinds[kind] ?? 'text', value: text === '' ? null : text }
}

/** Returns a line of plain text. */
export const shownText = (name: string, label: string, value: unknown): Shown =>
  shown({ name, label, kind: 'text' }, value)

/** Returns a line with a day. */
export const shownDay = (name: string, label: string, value: unknown): Shown =>
  shown({ name, label, kind: 'day' }, value)
