/** A value of a row as it travels. */
export type LineValue = string | number | boolean | string[] | null

/** A row as it travels: its fields by name, amounts in pesos with at most two decimals. */
export type Line = Record<string, LineValue | undefined>
