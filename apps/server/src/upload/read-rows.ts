import { readCell, shownText, type Vocabulary } from './cells.ts'
import { columnLetters, type Cell } from './grid.ts'
import type { RowLayout } from './layout.ts'
import type { MatchedGrid } from './match.ts'
import type { Line } from './value.ts'

/** Something wrong with one field of a row. */
export interface RowFault {
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
  faults: RowFault[]
}

/** Checks one row after the other; `at` 0 is the first. */
export type RowChecker = (line: Line, at: number) => readonly RowFault[]

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
  words: ReadonlyMap<string, Vocabulary>
  /** the row with the fields of its kind only, as it would be stored */
  tidy: (line: Line) => Line
  check: RowChecker
}

/** Rows between two pauses. */
const stretch = 250

/** Lets whatever waits have its turn, so that long work never holds up other calls. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Milliseconds a stretch of work may take before others have their turn. */
const turn = 15

/** A pause for work whose steps cost unlike: it lets others have their turn once this stretch has taken its share. */
export function pacer(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < turn) return
    await breathe()
    began = performance.now()
  }
}

function readValues(
  { layout, words, tidy }: Reader,
  cells: readonly Cell[],
  columns: MatchedGrid['columns'],
): { values: Line; faults: RowFault[] } {
  const line: Line = {}
  const faults: RowFault[] = []
  for (const field of layout.fields) {
    const at = columns.get(field.name)
    if (at === undefined) continue
    const read = readCell(cells[at], field, words.get(field.name))
    if (read.ok) line[field.name] = read.value
    else faults.push({ field: field.name, message: read.message })
  }
  return { values: tidy(line), faults }
}

/** Fields of which nothing more is said: what cannot be read is not missing as well, and a missing column is said once. */
function silenced({ oneOf = [] }: RowLayout, faults: readonly RowFault[]): ReadonlySet<string> {
  const names = faults.map(({ field }) => field)
  return new Set(names.some((name) => oneOf.includes(name)) ? [...names, ...oneOf] : names)
}

/** Reads and checks rows one after the other, pausing in between; `stop` is looked at in the pauses. */
export async function readRows(
  reader: Reader,
  { rows, columns }: Pick<MatchedGrid, 'rows' | 'columns'>,
  onPause: (done: number) => Promise<void> | void = () => undefined,
): Promise<ReadRow[]> {
  const read: ReadRow[] = []
  for (const [at, { row, cells }] of rows.entries()) {
    const { values, faults } = readValues(reader, cells, columns)
    const quiet = silenced(reader.layout, faults)
    for (const fault of reader.check(values, at)) {
      if (quiet.has(fault.field) || !columns.has(fault.field)) continue
      const earlier = fault.sameAs === undefined ? undefined : rows[fault.sameAs]
      faults.push(earlier ? { ...fault, message: `Already entered in row ${earlier.row}.` } : fault)
    }
    read.push({ row, cells, values, faults })
    if (at % stretch === stretch - 1) {
      await breathe()
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
  return rows.flatMap(({ row, cells, faults }) =>
    faults
      .map(({ field, message }) => ({ field, message, at: columns.get(field) ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ field, message, at }) => {
        return { sheet, row, column: columnLetters(at), field, value: shownText(cells[at]) || null, message }
      }),
  )
}
