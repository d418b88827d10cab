import type { ReportColumn, ReportRow } from '@capiz/domain/report'
import { writeXlsxStream } from 'hucre/xlsx'
import type { RunningReport } from './run.ts'

type Cell = string | number | Date | null

/** Width of a column of relative width 1, in characters. */
const widthUnit = 11

const formats: Partial<Record<ReportColumn['kind'], string>> = {
  peso: '#,##0.00',
  whole: '#,##0',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
}

/** Days and moments become dates, so that programs sort, filter and group by them; a workbook knows no time zone. */
function cellOf({ key, kind }: ReportColumn, row: ReportRow): Cell {
  const value = row[key] ?? null
  if (typeof value !== 'string' || (kind !== 'day' && kind !== 'moment')) return value
  const date = new Date(kind === 'day' ? `${value}T00:00Z` : `${value.replace(' ', 'T')}Z`)
  return Number.isNaN(date.getTime()) ? value : date
}

async function* sheetRows({ report, head, rows, total }: RunningReport): AsyncGenerator<Cell[]> {
  const { title, columns } = report
  const cells = (row: ReportRow) => columns.map((column) => cellOf(column, row))
  yield [title]
  for (const { label, value } of head) yield [label, value]
  yield []
  yield columns.map(({ label }) => label)
  let isEmpty = true
  for await (const row of rows()) {
    isEmpty = false
    yield cells(row)
  }
  const totals = isEmpty ? undefined : await total()
  if (totals) yield cells(totals)
}

/** Writes a report as a workbook while it is read: title, filters, headings, rows, totals. */
export function workbookOf(running: RunningReport): ReadableStream<Uint8Array> {
  const { report, head } = running
  return writeXlsxStream(sheetRows(running), {
    name: report.title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: report.columns.map(({ kind, width }) => {
      const numFmt = formats[kind]
      return { width: width * widthUnit, ...(numFmt ? { numFmt } : {}) }
    }),
    freezePane: { rows: head.length + 3 },
    repeatHeaders: false,
  })
}
