import type { PriceComparison, PriceDay } from '@capiz/api/schema/price-day'
import { priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import { formatField } from '@capiz/domain/field'
import type { InferOutput } from 'valibot'
import type { ExportTable, ExportValue } from '../../../engines/export/table-file.ts'
import { amountField, type Line } from '../rows.ts'

type Day = InferOutput<typeof PriceDay>
type Comparison = InferOutput<typeof PriceComparison>

const safeName = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Returns a value of a line as people read it; null for nothing. */
function textOf(kind: PriceSheetKindName, name: string, value: unknown): string | null {
  const field = priceSheetKinds[kind].lineFields.find((one) => one.name === name)
  return (field && formatField(field, value)) || null
}

/** The first amount, the percent, and everything else a line says beside its name, in words. */
function partsOf(
  kind: PriceSheetKindName,
  line: Line,
): { amount: number | null; percent: number | null; more: string } {
  const { lineFields, lineKey } = priceSheetKinds[kind]
  const main = amountField(kind)
  const share = lineFields.find((field) => field.kind === 'percent')?.name
  const others = lineFields.filter(({ name }) => ![main, share, ...lineKey].includes(name))
  const more = others.flatMap((field) => {
    const text = formatField(field, line[field.name])
    return text === '' ? [] : [`${field.label}: ${text}`]
  })
  const percent = share === undefined ? null : number(line[share])
  return { amount: main === undefined ? null : number(line[main]), percent, more: more.join('; ') }
}

/** The code a line goes by in the claims system, as text. */
function codeOf(kind: PriceSheetKindName, line: Line): string {
  const codes = priceSheetKinds[kind].lineKey.map((name) => line[name])
  return codes.filter((code) => typeof code === 'string').join(' ')
}

/** The prices of a day as a table: a row a line, each with its sheet. */
export function dayTable({ owner, day, sheets }: Day): ExportTable {
  const rows = sheets.flatMap(({ kind, title, subtitle, sheetId, effectiveDate, until, lines }) =>
    lines.map(({ name, values }): ExportValue[] => {
      const { amount, percent, more } = partsOf(kind, values)
      const line = [title, subtitle, codeOf(kind, values), name, amount, percent, more]
      return [owner.code, owner.name, ...line, effectiveDate, until, String(sheetId)]
    }),
  )
  return {
    name: `${safeName(owner.code)}-prices-${day}`,
    columns: [
      { label: 'Code', kind: 'text' },
      { label: 'Name', kind: 'text' },
      { label: 'Prices', kind: 'text' },
      { label: 'For', kind: 'text' },
      { label: 'Item code', kind: 'text' },
      { label: 'Item', kind: 'text' },
      { label: 'Amount (₱)', kind: 'peso' },
      { label: 'Percent', kind: 'number' },
      { label: 'Details', kind: 'text' },
      { label: 'In force from', kind: 'text' },
      { label: 'Until', kind: 'text' },
      { label: 'Sheet', kind: 'text' },
    ],
    rows,
  }
}

const stateLabels = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

/** The changes between two days as a table: a row for each field that differs. */
export function comparisonTable({ owner, from, to, sheets }: Comparison): ExportTable {
  const rows = sheets.flatMap(({ kind, title, subtitle, before, after, lines }) =>
    lines.flatMap(({ name, state, values, changes }) => {
      const head = [owner.code, owner.name, title, subtitle, codeOf(kind, values), name, stateLabels[state]]
      const tail = [before?.effectiveDate ?? null, after?.effectiveDate ?? null]
      if (state !== 'changed') {
        const { amount } = partsOf(kind, values)
        const [was, is] = state === 'added' ? [null, amount] : [amount, null]
        return [[...head, 'Amount', was, is, null, null, null, null, ...tail] as ExportValue[]]
      }
      return changes.map((change): ExportValue[] => {
        const isNumber = typeof change.before === 'number' || typeof change.after === 'number'
        const amounts = isNumber ? [number(change.before), number(change.after)] : [null, null]
        const labels = isNumber
          ? [null, null]
          : [change.before, change.after].map((one) => textOf(kind, change.field, one))
        const percent = change.percent === null ? null : Math.round(change.percent * 100) / 100
        return [...head, change.label, ...amounts, change.change, percent, ...labels, ...tail]
      })
    }),
  )
  return {
    name: `${safeName(owner.code)}-price-changes-${from}-to-${to}`,
    columns: [
      { label: 'Code', kind: 'text' },
      { label: 'Name', kind: 'text' },
      { label: 'Prices', kind: 'text' },
      { label: 'For', kind: 'text' },
      { label: 'Item code', kind: 'text' },
      { label: 'Item', kind: 'text' },
      { label: 'What happened', kind: 'text' },
      { label: 'Field', kind: 'text' },
      { label: `On ${from}`, kind: 'peso' },
      { label: `On ${to}`, kind: 'peso' },
      { label: 'Difference', kind: 'peso' },
      { label: 'Percent', kind: 'number' },
      { label: `Words on ${from}`, kind: 'text' },
      { label: `Words on ${to}`, kind: 'text' },
      { label: 'Sheet before', kind: 'text' },
      { label: 'Sheet after', kind: 'text' },
    ],
    rows,
  }
}
