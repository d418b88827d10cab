import { readCell, shownText, type Vocabulary } from './cells.ts'
import { columnLetters, type Cell } from './grid.ts'
import type { RowLayout } from './layout.ts'
import type { MatchedGrid } from './match.ts'
import type { Line } from './value.ts'

/** An error in one field of a row. */
export interface RowError {
  field: string
  message: string
  /** place of the earlier row (0 = first) that stands for the same thing */
  sameAs?: number
}

/** A row of a file, read and checked. */
export interface ReadRow {
  /** as the spreadsheet counts it */
  row: number
  cells: readonly Cell[]
  values: Line
  errors: RowError[]
}

/** Checks one row after the other; `at` 0 is the first. */
export type RowChecker = (line: Line, at: number) => readonly RowError[]

/** One bad cell: where it is and what to do. */
export interface CellProblem {
  sheet: string
  row: number
  column: string
  field: string
  value: string | null
  message: string
}

/** How the rows of a file are read and checked. */
export interface Reader {
  layout: RowLayout
  codeLists: ReadonlyMap<string, Vocabulary>
  /** the row with the fields of its kind only, as it would be stored */
  tidy: (line: Line) => Line
  check: RowChecker
}

/** Rows between two pauses. */
const stretch = 250

/** Lets whatever waits have its turn, so that long work never holds up other calls. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Milliseconds a stretch of work may take before others have their turn. */
const maxBlockMs = 15

/** A pause for work whose steps cost unlike: it lets others have their turn once this stretch has taken its share. */
export function pacer(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < maxBlockMs) return
    await yieldToEventLoop()
    began = performance.now()
  }
}

function readValues(
  { layout, codeLists, tidy }: Reader,
  cells: readonly Cell[],
  columns: MatchedGrid['columns'],
): { values: Line; errors: RowError[] } {
  const line: Line = {}
  const errors: RowError[] = []
  for (const field of layout.fields) {
    const at = columns.get(field.name)
    if (at === undefined) continue
    const read = readCell(cells[at], field, codeLists.get(field.name))
    if (read.ok) line[field.name] = read.value
    else errors.push({ field: field.name, message: read.message })
  }
  return { values: tidy(line), errors }
}

/** Fields of which nothing more is said: what cannot be read is not missing as well, and a missing column is said once. */
function silenced({ oneOf = [] }: RowLayout, errors: readonly RowError[]): ReadonlySet<string> {
  const names = errors.map(({ field }) => field)
  return new Set(names.some((name) => oneOf.includes(name)) ? [...names, ...oneOf] : names)
}

/**
 * Returns the errors of a row with those found by comparing it: of a field that has one already nothing more is said,
 * and a row that repeats an earlier one is named as that alone.
 */
export function joinErrors(own: readonly RowError[], found: readonly RowError[]): RowError[] {
  if (own.some(({ sameAs }) => sameAs !== undefined)) return [...own]
  const fields = new Set(own.map(({ field }) => field))
  const added: RowError[] = []
  for (const error of found) {
    const isSaid = added.some(({ field, message }) => field === error.field && message === error.message)
    if (!fields.has(error.field) && !isSaid) added.push(error)
  }
  return [...own, ...added]
}

/** Reads and checks rows one after the other, pausing in between; `stop` is looked at in the pauses. */
export async function readRows(
  reader: Reader,
  { rows, columns }: Pick<MatchedGrid, 'rows' | 'columns'>,
  onPause: (done: number) => Promise<void> | void = () => undefined,
): Promise<ReadRow[]> {
  const read: ReadRow[] = []
  for (const [at, { row, cells }] of rows.entries()) {
    const { values, errors } = readValues(reader, cells, columns)
    const quiet = silenced(reader.layout, errors)
    for (const rowError of reader.check(values, at)) {
      if (quiet.has(rowError.field) || !columns.has(rowError.field)) continue
      const earlier = rowError.sameAs === undefined ? undefined : rows[rowError.sameAs]
      errors.push(earlier ? { ...rowError, message: `Already entered in row ${earlier.row}.` } : rowError)
    }
    read.push({ row, cells, values, errors })
    if (at % stretch === stretch - 1) {
      await yieldToEventLoop()
      await onPause(at + 1)
    }
  }
  return read
}

/** Every bad cell of some rows with its place in the file, from left to right. */
export function cellProblems(
  sheet: string,
  rows: readonly ReadRow[],
  columns: MatchedGrid['columns'],
): CellProblem[] {
  return rows.flatMap(({ row, cells, errors }) =>
    errors
      .map(({ field, message }) => ({ field, message, at: columns.get(field) ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ field, message, at }) => {
        return { sheet, row, column: columnLetters(at), field, value: shownText(cells[at]) || null, message }
      }),
  )
}
