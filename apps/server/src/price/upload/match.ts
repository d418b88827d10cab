import { priceSheetKinds } from '@capiz/domain/fees'
import type { PriceSheetKindName } from '@capiz/domain/fees'
import type { FieldProblem } from '../../http/refuse.ts'
import { isBlankCell, sheetLimits, type Cell, type Grid, type GridRow } from './grid.ts'
import { bareHeading, detailFields, detailLabels, headingOf, type DetailField } from './layout.ts'

/** A file taken apart: the facts above the table, which column holds which field, and the rows under the headings. */
export interface MatchedGrid {
  details: Partial<Record<DetailField, Cell>>
  /** column index of each field that has one */
  columns: ReadonlyMap<string, number>
  rows: readonly GridRow[]
  problems: FieldProblem[]
}

function fieldNames(kind: PriceSheetKindName): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { label, name } of priceSheetKinds[kind].lineFields) {
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

function readDetails(kind: PriceSheetKindName, rows: readonly GridRow[]): MatchedGrid['details'] {
  const labels = new Map(detailFields(kind).map((field) => [bareHeading(detailLabels[field]), field]))
  const details: MatchedGrid['details'] = {}
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => !isBlankCell(cell))
    const field = labels.get(bareHeading(textOf(cells[at])))
    if (field) details[field] = cells.slice(at + 1).find((cell) => !isBlankCell(cell)) ?? null
  }
  return details
}

function missingColumns(kind: PriceSheetKindName, columns: ReadonlyMap<string, number>): FieldProblem[] {
  const { lineFields, oneOf = [] } = priceSheetKinds[kind]
  const missing = lineFields.filter(({ name, required }) => required && !columns.has(name))
  const problems = missing.map((field) => ({
    field: field.name,
    message: `The column "${headingOf(field)}" is missing.`,
  }))
  const [first] = oneOf
  if (first && !oneOf.some((name) => columns.has(name))) {
    const headings = lineFields.filter(({ name }) => oneOf.includes(name)).map(headingOf)
    problems.push({ field: first, message: `One of these columns is needed: ${headings.join(', ')}.` })
  }
  return problems
}

/** Finds the headings by their names, in any order, and what stands above and below them. */
export function matchGrid(kind: PriceSheetKindName, grid: Grid): MatchedGrid {
  const names = fieldNames(kind)
  const at = findHeadings(grid, names)
  const headings = grid.rows[at]
  if (!headings) {
    const wanted = priceSheetKinds[kind].lineFields.map(headingOf).join(', ')
    const message = `No row with the column headings was found. The headings are: ${wanted}.`
    return {
      details: readDetails(kind, grid.rows),
      columns: new Map(),
      rows: [],
      problems: [{ field: 'file', message }],
    }
  }
  const columns = new Map<string, number>()
  const problems: FieldProblem[] = []
  for (const { field, column } of matchedFields(headings, names)) {
    if (columns.has(field))
      problems.push({ field, message: 'Two columns have this heading. Delete one of them.' })
    else columns.set(field, column)
  }
  problems.push(...missingColumns(kind, columns))
  const used = [...columns.values()]
  // A row that is filled only outside the table is a note of the sender's.
  const rows = grid.rows
    .slice(at + 1)
    .filter(({ cells }) => used.some((column) => !isBlankCell(cells[column])))
  if (rows.length > sheetLimits.rows) {
    problems.push({
      field: 'file',
      message: 'The sheet has more than 20,000 rows. Split it, then send the parts.',
    })
  }
  if (rows.length === 0)
    problems.push({ field: 'file', message: 'There are no rows below the column headings.' })
  return {
    details: readDetails(kind, grid.rows.slice(0, at)),
    columns,
    rows: rows.slice(0, sheetLimits.rows),
    problems,
  }
}
