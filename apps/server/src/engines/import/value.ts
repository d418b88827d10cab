import type { FieldValue } from '@capiz/domain/field'

/** A value of a row as it travels. */
export type LineValue = FieldValue

/** A row as it travels: its fields by name, amounts in pesos with at most two decimals. */
export type Line = Record<string, LineValue | undefined>
