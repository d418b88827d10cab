import type { CellKind } from '@capiz/domain/field'
import { csvField } from '@capiz/domain/text'
import { writeXlsxStream } from 'hucre/xlsx'
import type { BlobReply } from '../../platform/http/types.ts'

/** The value of a cell in an export. */
export type ExportValue = string | number | null

/** A column of an export; texts stay texts, so that codes keep their zeros. */
export interface ExportColumn {
  label: string
  kind: CellKind
}

/** A table that leaves as a file. */
export interface ExportTable {
  /** sheet and file name, without ending */
  name: string
  columns: readonly ExportColumn[]
  rows: Iterable<readonly ExportValue[]> | AsyncIterable<readonly ExportValue[]>
}

/** Kinds of files a table leaves as. */
export type ExportFormat = 'xlsx' | 'csv'

function csvCell(value: ExportValue, { kind }: ExportColumn): string {
  if (value === null) return ''
  if (typeof value === 'number') return kind === 'peso' ? value.toFixed(2) : String(value)
  return csvField(value)
}

async function* csvLines({ columns, rows }: ExportTable): AsyncGenerator<string> {
  yield `\uFEFF${columns.map(({ label }) => csvField(label)).join(',')}\r\n`
  for await (const row of rows) {
    const cells = columns.map((column, at) => csvCell(row[at] ?? null, column))
    yield `${cells.join(',')}\r\n`
  }
}

/** UTF-8 with a byte order mark, so that spreadsheet programs read ñ and ₱; made while it is read. */
function csvStream(table: ExportTable): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const lines = csvLines(table)
  return new ReadableStream({
    async pull(controller) {
      let chunk = ''
      while (chunk.length < 60_000) {
        const { done, value } = await lines.next()
        if (done) {
          if (chunk !== '') controller.enqueue(encoder.encode(chunk))
          controller.close()
          return
        }
        chunk += value
      }
      controller.enqueue(encoder.encode(chunk))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}

const formats = { peso: '#,##0.00', number: undefined, text: undefined } as const

async function* cellsOf(rows: ExportTable['rows']): AsyncGenerator<ExportValue[]> {
  for await (const row of rows) yield [...row]
}

/** A workbook made while it is read: memory does not grow with the rows. */
function workbookStream({ name, columns, rows }: ExportTable): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(rows), {
    name: name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: columns.map(({ kind, label }) => {
      const numFmt = formats[kind]
      return { header: label, width: kind === 'text' ? 28 : 16, ...(numFmt ? { numFmt } : {}) }
    }),
    freezePane: { rows: 1 },
  })
}

/** A table as the answer of a call: a workbook with typed cells or CSV text, both made while they are read. */
export function tableFile(table: ExportTable, format: ExportFormat): BlobReply {
  const fileName = `${table.name}.${format}`
  if (format === 'csv') {
    return { body: csvStream(table), fileName, contentType: 'text/csv; charset=utf-8' }
  }
  return { body: workbookStream(table), fileName, contentType: workbookType }
}

/** Content type of workbooks. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
