import { lineKey, ownerField, priceSheetKinds, sheetKey } from '@capiz/domain/fees'
import type { HeaderField, LineField, PriceSheetKindName } from '@capiz/domain/fees'
import type { VersionState } from '@capiz/domain/effective'
import type { IsoDate } from '@capiz/domain/time'
import type { priceLine, priceSheet } from '../../db/schema/index.ts'
import type { Line, LineValue } from '../../engines/import/value.ts'

export type { Line } from '../../engines/import/value.ts'

/** A sheet as it is stored. */
export type StoredSheet = typeof priceSheet.$inferSelect

/** A line as it is stored. */
export type StoredLine = typeof priceLine.$inferSelect

/** Header of a sheet: who and what it is for. */
export type Header = Partial<Record<HeaderField, string | null>>

/** The field whose amount has a column of its own, so that the database can compare amounts: the first in pesos. */
export function amountField(kind: PriceSheetKindName): string | undefined {
  return priceSheetKinds[kind].lineFields.find((field) => field.kind === 'peso')?.name
}

function tidyValue(field: LineField, value: LineValue | undefined): LineValue {
  if (typeof value === 'string') {
    const text = value.trim()
    if (text === '') return null
    return field.kind === 'code' ? text.toUpperCase() : text
  }
  if (Array.isArray(value)) return value.map((item) => item.trim()).filter(Boolean)
  return value ?? null
}

/** A line with the fields of its kind only, texts trimmed and codes in capitals; empty fields become null. */
export function tidyLine(kind: PriceSheetKindName, line: Readonly<Line>): Line {
  const fields = priceSheetKinds[kind].lineFields
  return Object.fromEntries(fields.map((field) => [field.name, tidyValue(field, line[field.name])]))
}

/** The lines a change leaves of those before: some set anew or added, some ended. */
export function linesAfter(
  kind: PriceSheetKindName,
  before: readonly Line[],
  set: readonly Line[],
  removed: readonly string[],
): Line[] {
  const after = new Map(before.map((line) => [lineKey(kind, line), line]))
  for (const key of removed) after.delete(key)
  for (const line of set) after.set(lineKey(kind, line), line)
  return [...after.values()]
}

/** The columns of a tidied line at its place in the sheet (0 = first). */
export function lineColumns(
  kind: PriceSheetKindName,
  line: Readonly<Line>,
  position: number,
): Pick<typeof priceLine.$inferInsert, 'lineKey' | 'position' | 'amount' | 'fields'> {
  const main = amountField(kind)
  const amount = main === undefined ? null : line[main]
  const fields = Object.entries(line).filter(([name, value]) => name !== main && value !== null)
  return {
    lineKey: lineKey(kind, line),
    position,
    amount: typeof amount === 'number' ? amount : null,
    fields: Object.fromEntries(fields),
  }
}

/** A stored line with every field of its kind. */
export function lineReply(kind: PriceSheetKindName, row: Pick<StoredLine, 'amount' | 'fields'>): Line {
  const main = amountField(kind)
  const names = priceSheetKinds[kind].lineFields.map(({ name }) => name)
  return Object.fromEntries(
    names.map((name) => [name, name === main ? row.amount : ((row.fields[name] ?? null) as LineValue)]),
  )
}

/** The columns that say which sheet it is: kind, owner and the key of its header. */
export function headerColumns(
  kind: PriceSheetKindName,
  header: Header,
): Pick<typeof priceSheet.$inferInsert, 'kind' | 'ownerCode' | 'headerKey' | 'header'> {
  const own = Object.fromEntries(priceSheetKinds[kind].headerKey.map((name) => [name, header[name] ?? null]))
  const owner = ownerField(kind)
  return { kind, ownerCode: owner ? (header[owner] ?? null) : null, headerKey: sheetKey(own), header: own }
}

/** Code of a society's sheet; other sheets go by their id. */
export function sheetCode({ kind, id }: Pick<StoredSheet, 'kind' | 'id'>): string | null {
  const { codePrefix } = priceSheetKinds[kind as PriceSheetKindName]
  return codePrefix ? `${codePrefix}${String(id).padStart(7, '0')}` : null
}

/** The state of a sheet today and its last day in force, when one is known. */
export interface SheetState {
  state: VersionState
  until: IsoDate | null
}

/** A sheet as it travels, without its lines. */
export function sheetFacts(row: StoredSheet, { state, until }: SheetState) {
  const { id, kind, effectiveDate, validityDate, encodedDate, remarks, requestCode } = row
  const { version, createdBy, createdDate, updatedBy, updatedDate } = row
  const stamps = { version, createdBy, createdDate, updatedBy, updatedDate }
  const facts = {
    id,
    kind,
    code: sheetCode(row),
    effectiveDate,
    validityDate,
    encodedDate,
    remarks,
    requestCode,
  }
  return { ...row.header, ...facts, until, state, ...stamps }
}

/** A whole sheet as it travels. Standard fees name their out-patient lines apart (specification 2, section 3). */
export function sheetReply(row: StoredSheet, state: SheetState, lines: readonly Line[]) {
  const outpatient = row.header['serviceType'] === 'OUTPATIENT' ? [...lines] : []
  const outpatientOnly = row.kind === 'standard-pf' ? { outpatientRates: outpatient } : {}
  return { ...sheetFacts(row, state), lines: [...lines], ...outpatientOnly }
}
