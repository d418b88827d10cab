import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Paper } from './papers.ts'

type Cells = (string | number | boolean | Date | null)[][]

/** The first sheet of a downloaded workbook, row by row. */
export interface Sheet {
  name: string
  rows: Cells
}

/** Opens a workbook from disk. */
export async function openXlsx(path: string): Promise<Sheet> {
  const { sheets } = await readXlsx(await readFile(path))
  const [first] = sheets
  if (!first) throw new Error('The template has no sheet.')
  return { name: first.name, rows: first.rows }
}

/** The template filled in: its effective date, and a price in each row of its table. */
export async function saveXlsx(
  { name, rows }: Sheet,
  day: string,
  price: (row: number) => string | number,
): Promise<Paper> {
  const copy = rows.map((row) => [...row])
  const dateRow = copy.find(([label]) => String(label).startsWith('Effective date'))
  if (!dateRow)
    throw new Error(`The template asks for no effective date: ${JSON.stringify(rows.slice(0, 8))}`)
  dateRow[1] = day
  const head = copy.findIndex((row) => row.some((cell) => String(cell).includes('(₱)')))
  const column = copy[head]?.findIndex((cell) => String(cell).includes('(₱)')) ?? -1
  for (const [at, row] of copy.slice(head + 1).entries()) if (row[0]) row[column] = price(at)
  const bytes = await writeXlsx({ sheets: [{ name, rows: copy }] })
  return {
    name: 'room-rates.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  }
}
