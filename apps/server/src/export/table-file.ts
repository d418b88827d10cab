import { csvField } from '@capiz/domain/text'
import { writeXlsx } from 'hucre/xlsx'
import type { BlobReply } from '../http/types.ts'

/** What a cell of an export holds. */
export type ExportValue = string | number | null

/** A column of an export; texts stay texts, so that codes keep their zeros. */
export interface ExportColumn {
  label: string
  kind: 'text' | 'peso' | 'number'
}

/** A table that leaves as a file. */
export interface ExportTable {
  /** sheet and file name, without ending */
  name: string
  columns: readonly ExportColumn[]
  rows: Iterable<readonly ExportValue[]>
}

/** Kinds of files a table leaves as. */
export type ExportFormat = 'xlsx' | 'csv'

function csvCell(value: ExportValue, { kind }: ExportColumn): string {
  if (value === null) return ''
  if (typeof value === 'number') return kind === 'peso' ? value.toFixed(2) : String(value)
  return csvField(value)
}

/** UTF-8 with a byte order mark, so that spreadsheet programs read ñ and ₱; made line by line. */
function csvStream({ columns, rows }: ExportTable): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const lines = (function* () {
    yield `\uFEFF${columns.map(({ label }) => csvCell(label, { label, kind: 'text' })).join(',')}\r\n`
    for (const row of rows) {
      const cells = columns.map((column, at) => csvCell(row[at] ?? null, column))
      yield `${cells.join(',')}\r\n`
    }
  })()
  return new ReadableStream({
    pull(controller) {
      let chunk = ''
      while (chunk.length < 60_000) {
        const { done, value } = lines.next()
        if (done) {
          if (chunk !== '') controller.enqueue(encoder.encode(chunk))
          controller.close()
          return
        }
        chunk += value
      }
      controller.enqueue(encoder.encode(chunk))
    },
  })
}

const formats = { peso: '#,##0.00', number: undefined, text: undefined } as const

function workbookOf({ name, columns, rows }: ExportTable): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31),
        columns: columns.map(({ kind }) => {
          const numFmt = formats[kind]
          return { width: kind === 'text' ? 28 : 16, ...(numFmt ? { numFmt } : {}) }
        }),
        rows: [columns.map(({ label }) => label), ...[...rows].map((row) => [...row])],
        freezePane: { rows: 1 },
      },
    ],
  })
}

/** A table as the answer of a call: a workbook with typed cells, or CSV text that streams. */
export async function tableFile(table: ExportTable, format: ExportFormat): Promise<BlobReply> {
  const fileName = `${table.name}.${format}`
  if (format === 'csv') {
    return { body: csvStream(table), fileName, contentType: 'text/csv; charset=utf-8' }
  }
  return { body: await workbookOf(table), fileName, contentType: workbookType }
}

/** Content type of workbooks. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
