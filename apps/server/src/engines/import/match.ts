import type { FieldProblem } from '../../platform/errors/refuse.ts'
import {
  columnIndex,
  columnLetters,
  isBlankCell,
  sheetLimits,
  type Cell,
  type Grid,
  type GridRow,
} from './grid.ts'
import { bareHeading, headingOf, type RowLayout } from './layout.ts'

/** Which column holds which field, as a person has said it: field name to column letters, null for none. */
export interface ColumnChoice {
  /** row of the headings as the spreadsheet counts it */
  headingRow?: number | null | undefined
  columns: Readonly<Record<string, string | null>>
}

/** A column of the file as a person who maps it needs to see it. */
export interface FileColumn {
  column: string
  heading: string
  /** the first filled cells below it */
  samples: string[]
}

/** A file taken apart: the facts above the table, which column holds which field, and the rows under the headings. */
export interface MatchedGrid {
  details: Readonly<Record<string, Cell>>
  /** column index of each field that has one */
  columns: ReadonlyMap<string, number>
  /** the row with the headings, when one was found or named */
  headings: GridRow | undefined
  preface: readonly GridRow[]
  rows: readonly GridRow[]
  problems: FieldProblem[]
}

function fieldNames({ fields }: RowLayout): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { label, name } of fields) {
    names.set(bareHeading(name), name)
    names.set(bareHeading(label), name)
  }
  return names
}

const textOf = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : '')

function matchedFields(
  row: GridRow,
  names: ReadonlyMap<string, string>,
): { field: string; column: number }[] {
  return row.cells.flatMap((cell, column) => {
    const field = names.get(bareHeading(textOf(cell)))
    return field === undefined ? [] : [{ field, column }]
  })
}

/** Among the first rows the one with the most known headings, at least two of them. */
function findHeadings(grid: Grid, names: ReadonlyMap<string, string>): number {
  let best = -1
  let most = 1
  for (const [index, row] of grid.rows.slice(0, sheetLimits.preface).entries()) {
    const count = matchedFields(row, names).length
    if (count > most) [best, most] = [index, count]
  }
  return best
}

/** The first row that could be headings: at least two cells, all of them words; for files with other headings. */
function guessHeadings(grid: Grid): number {
  return grid.rows.slice(0, sheetLimits.preface).findIndex(({ cells }) => {
    const filled = cells.filter((cell) => !isBlankCell(cell))
    const hasText = filled.every((cell) => typeof cell === 'string' && /\p{L}/u.test(cell))
    return filled.length > 2 && hasText
  })
}

function readDetails({ details }: RowLayout, rows: readonly GridRow[]): MatchedGrid['details'] {
  const labels = new Map(details.map(({ name, label }) => [bareHeading(label), name]))
  const found: Record<string, Cell> = {}
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => !isBlankCell(cell))
    const field = labels.get(bareHeading(textOf(cells[at])))
    if (field) found[field] = cells.slice(at + 1).find((cell) => !isBlankCell(cell)) ?? null
  }
  return found
}

function missingColumns(layout: RowLayout, columns: ReadonlyMap<string, number>): FieldProblem[] {
  const { fields, oneOf = [] } = layout
  const missing = fields.filter(({ name, required }) => required && !columns.has(name))
  const problems = missing.map((field) => ({
    field: field.name,
    message: `The column "${headingOf(field)}" is missing.`,
  }))
  const [first] = oneOf
  if (first && !oneOf.some((name) => columns.has(name))) {
    const headings = fields.filter(({ name }) => oneOf.includes(name)).map(headingOf)
    problems.push({ field: first, message: `One of these columns is needed: ${headings.join(', ')}.` })
  }
  return problems
}

function chosenColumns(layout: RowLayout, { columns }: ColumnChoice) {
  const known = new Set(layout.fields.map(({ name }) => name))
  const found = new Map<string, number>()
  for (const [field, letters] of Object.entries(columns)) {
    const at = letters !== null && /^[A-Z]{1,2}$/.test(letters) ? columnIndex(letters) : -1
    if (known.has(field) && at >= 0) found.set(field, at)
  }
  return { columns: found, problems: [] as FieldProblem[] }
}

function columnsByHeading(headings: GridRow, names: ReadonlyMap<string, string>) {
  const columns = new Map<string, number>()
  const problems: FieldProblem[] = []
  for (const { field, column } of matchedFields(headings, names)) {
    if (columns.has(field))
      problems.push({ field, message: 'Two columns have this heading. Delete one of them.' })
    else columns.set(field, column)
  }
  return { columns, problems }
}

function noHeadings(layout: RowLayout, grid: Grid): MatchedGrid {
  const wanted = layout.fields.map(headingOf).join(', ')
  const message = `No row with the column headings was found. The headings are: ${wanted}.`
  const guess = guessHeadings(grid)
  return {
    details: readDetails(layout, guess < 0 ? grid.rows : grid.rows.slice(0, guess)),
    columns: new Map(),
    headings: grid.rows[guess],
    preface: grid.rows.slice(0, Math.max(0, guess)),
    rows: [],
    problems: [{ field: 'file', message }],
  }
}

function placeOfHeadings(grid: Grid, names: ReadonlyMap<string, string>, choice: ColumnChoice | undefined) {
  const named = choice?.headingRow ?? undefined
  if (named !== undefined) return grid.rows.findIndex(({ row }) => row === named)
  const found = findHeadings(grid, names)
  return found < 0 && choice ? guessHeadings(grid) : found
}

/**
 * Finds the headings by their names, in any order, and what stands above and below them; a person's choice of columns
 * takes the place of the headings' own names.
 */
export function matchGrid(layout: RowLayout, grid: Grid, choice?: ColumnChoice): MatchedGrid {
  const names = fieldNames(layout)
  const at = placeOfHeadings(grid, names, choice)
  const headings = grid.rows[at]
  if (!headings) return noHeadings(layout, grid)
  const { columns, problems } = choice ? chosenColumns(layout, choice) : columnsByHeading(headings, names)
  problems.push(...missingColumns(layout, columns))
  const used = [...columns.values()]
  const below = grid.rows.slice(at + 1)
  // A row that is filled only outside the table is a note of the sender's; not so while columns are still being chosen.
  const rows = choice
    ? below
    : below.filter(({ cells }) => used.some((column) => !isBlankCell(cells[column])))
  if (rows.length > sheetLimits.rows) {
    problems.push({
      field: 'file',
      message: 'The sheet has more than 20,000 rows. Split it, then send the parts.',
    })
  }
  if (rows.length === 0)
    problems.push({ field: 'file', message: 'There are no rows below the column headings.' })
  const preface = grid.rows.slice(0, at)
  const details = readDetails(layout, preface)
  return { details, columns, headings, preface, rows: rows.slice(0, sheetLimits.rows), problems }
}

/** The columns of a file with their headings and first values, for choosing which is which. */
export function fileColumns(matched: MatchedGrid, below: readonly GridRow[]): FileColumn[] {
  const width = Math.max(0, ...[matched.headings, ...below].map((row) => row?.cells.length ?? 0))
  const columns = Array.from({ length: width }, (_, at) => ({
    column: columnLetters(at),
    heading: shortText(matched.headings?.cells[at]),
    samples: below
      .map(({ cells }) => shortText(cells[at]))
      .filter(Boolean)
      .slice(0, 3),
  }))
  return columns.filter(({ heading, samples }) => heading !== '' || samples.length > 0)
}

function shortText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return 'day' in cell ? cell.day : 'formula'
  return String(cell).trim().slice(0, 80)
}
