import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { SampleDocument } from './documents.ts'

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

/** The rows with the effective date written in, and where the heading and the column of pesos are. */
function dated({ rows }: Sheet, day: string): { copy: Cells; head: number; column: number } {
  const copy = rows.map((row) => [...row])
  const dateRow = copy.find(([label]) => String(label).startsWith('Effective date'))
  if (!dateRow)
    throw new Error(`The template asks for no effective date: ${JSON.stringify(rows.slice(0, 8))}`)
  dateRow[1] = day
  const head = copy.findIndex((row) => row.some((cell) => String(cell).includes('(₱)')))
  const column = copy[head]?.findIndex((cell) => String(cell).includes('(₱)')) ?? -1
  return { copy, head, column }
}

async function asUnstyledSheet(name: string, rows: Cells): Promise<SampleDocument> {
  const bytes = await writeXlsx({ sheets: [{ name, rows }] })
  return {
    name: 'room-rates.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  }
}

/** The template filled in: its effective date, and a price for each of the first three choices. */
export async function saveXlsx(
  sheet: Sheet,
  day: string,
  price: (row: number) => string | number,
): Promise<SampleDocument> {
  const { copy, head, column } = dated(sheet, day)
  const width = copy[head]?.length ?? 0
  for (const [at, choice] of sheet.choices.slice(0, 3).entries()) {
    const row: Cells[number] = Array.from({ length: width }, () => null)
    row[0] = choice
    row[column] = price(at)
    copy.push(row)
  }
  return asUnstyledSheet(sheet.name, copy)
}

/** Fills the template of an owner with prices: its effective date, and other prices for the first three items in it. */
export async function repriceXlsx(
  sheet: Sheet,
  day: string,
  price: (row: number) => string | number,
): Promise<SampleDocument> {
  const { copy, head, column } = dated(sheet, day)
  const filled = copy.slice(head + 1).filter((row) => typeof row[column] === 'number')
  if (filled.length < 3) throw new Error('The template holds fewer than three prices.')
  for (const [at, row] of filled.slice(0, 3).entries()) row[column] = price(at)
  return asUnstyledSheet(sheet.name, copy)
}
