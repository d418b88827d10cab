import type { ReportColumn, ReportRow } from '@capiz/domain/report'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Line } from './words.ts'

type Cell = string | number | null

/** Width of a column of relative width 1, in characters. */
const widthUnit = 11

const formats: Partial<Record<ReportColumn['kind'], string>> = { peso: '#,##0.00', count: '#,##0' }

function cellOf({ key }: ReportColumn, row: ReportRow): Cell {
  const value = row[key]
  // Dates stay text like identifiers do: no program turns them into another day.
  return value ?? null
}

async function* sheetRows(
  title: string,
  head: readonly Line[],
  columns: readonly ReportColumn[],
  rows: AsyncIterable<ReportRow>,
): AsyncGenerator<Cell[]> {
  yield [title]
  for (const { label, value } of head) yield [label, value]
  yield []
  yield columns.map(({ label }) => label)
  for await (const row of rows) yield columns.map((column) => cellOf(column, row))
}

/** Writes a report as a workbook while it is read: title, filters, headings, rows. */
export function workbookOf(
  title: string,
  head: readonly Line[],
  columns: readonly ReportColumn[],
  rows: AsyncIterable<ReportRow>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(sheetRows(title, head, columns, rows), {
    name: title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: columns.map(({ kind, width }) => {
      const numFmt = formats[kind]
      return { width: width * widthUnit, ...(numFmt ? { numFmt } : {}) }
    }),
    freezePane: { rows: head.length + 3 },
    repeatHeaders: false,
  })
}
