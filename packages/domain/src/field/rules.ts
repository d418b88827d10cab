import type { Field, LabelOf } from './types.ts'

/** A typed value of a field as it travels in a line, a record or a filter; null for nothing. */
export type FieldValue = string | number | boolean | string[] | null

/** A typed value: the text of a control, or the content of a spreadsheet cell. */
export type TypedValue = string | number | boolean

/** A typed value read as the value of a field, or what to do about it. */
export type Parsed = { ok: true; value: FieldValue } | { ok: false; message: string }

/** Codes by the normalised texts a person may write for them. */
export type KnownCodes = ReadonlyMap<string, string>

/** How a value of a field is looked up and how the fields inside it are written. */
export type FormatContext = {
  readonly labelOf: LabelOf
  readonly format: (field: Field, value: unknown) => string
}

/** How a spreadsheet program shows a cell: text keeps the zeros of codes, pesos have two decimals. */
export type CellKind = 'text' | 'number' | 'peso'

/** Everything that depends on the kind of a field. The values handed in are never absent. */
export type KindRules = {
  /** Returns the value as people read it. */
  readonly format: (value: unknown, field: Field, context: FormatContext) => string
  /** Reads what was typed as a value of the kind; bounds are left to `check`. */
  readonly parse: (typed: TypedValue, field: Field, known: KnownCodes | undefined) => Parsed
  /** Returns what is wrong with a value. */
  readonly check: (value: unknown, field: Field) => string | undefined
  readonly cell: CellKind
}

/** Whether a value is absent: null, undefined, blank text or an empty list. */
export function isAbsent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

/** Returns a scalar as text; an empty text for anything else. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Returns a parse result that refuses what was typed. */
export const refused = (message: string): Parsed => ({ ok: false, message })
