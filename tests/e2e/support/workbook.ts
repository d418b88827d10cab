import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { Paper } from './papers.ts'

type Cells = (string | number | boolean | Date | null)[][]

/** The first sheet of a downloaded template, row by row, and what its first drop-down offers. */
export interface Sheet {
  name: string
  rows: Cells
  choices: string[]
}

/** Opens a workbook from disk. */
export async function openXlsx(path: string): Promise<Sheet> {
  const { sheets } = await readXlsx(await readFile(path))
  const [first] = sheets
  if (!first) throw new Error('The template has no sheet.')
  const lists = sheets.find(({ name }) => name === 'Lists')?.rows ?? []
  const choices = lists.slice(1).flatMap(([cell]) => (typeof cell === 'string' && cell !== '' ? [cell] : []))
  return { name: first.name, rows: first.rows, choices }
}

/** The template filled in: its effective date, and a price for each of the first three choices. */
export async function saveXlsx(
  { name, rows, choices }: Sheet,
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
  const width = copy[head]?.length ?? 0
  for (const [at, choice] of choices.slice(0, 3).entries()) {
    const row: Cells[number] = Array.from({ length: width }, () => null)
    row[0] = choice
    row[column] = price(at)
    copy.push(row)
  }
  const bytes = await writeXlsx({ sheets: [{ name, rows: copy }] })
  return {
    name: 'room-rates.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  }
}
