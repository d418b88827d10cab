import { isNumeric } from '@capiz/domain/field'
import { reportCellText, type ReportColumn, type ReportRow } from '@capiz/domain/report'
import type { Typesetter, Weight } from './pdf-text.ts'

/** A4 on its side, in points. */
export const page = { width: 841.89, height: 595.28, margin: 36, foot: 24 }

/** Width of what stands on a page. */
export const pageInner = page.width - 2 * page.margin

/** Sizes of text in points. */
export const size = { title: 16, text: 7.5 }

/** Height of a line of text. */
export const lineHeight = size.text * 1.35

/** Space over and under the text of a row. */
export const rowGap = 3

const gap = { cell: 9, number: 6 }

/** A column with its place on the page. */
export interface Column extends ReportColumn {
  x: number
  inner: number
  isRight: boolean
}

/** A row broken into lines, cell by cell. */
export interface LaidRow {
  cells: readonly (readonly string[])[]
  height: number
}

/** A heading over the rows of a group, broken into lines. */
export interface LaidHeading {
  lines: readonly string[]
  height: number
}

/** A row with the heading it stands under, which is drawn over the first of its rows and again at the top of a page. */
export interface PlacedRow {
  row: LaidRow
  heading: LaidHeading | undefined
  isFirst: boolean
}

/** The content kept on one line, unless it is longer than this. */
const whole = {
  kinds: new Set<ReportColumn['kind']>(['code', 'day', 'moment', 'whole', 'year', 'peso', 'percent']),
  most: 110,
}

/** Least width of a column: no heading breaks inside a word, and no code, day or amount of the rows at all. */
function leastWidth(column: ReportColumn, rows: readonly ReportRow[], text: Typesetter): number {
  let least = Math.max(...column.label.split(' ').map((word) => text.widthOf(word, 'strong')))
  if (whole.kinds.has(column.kind))
    for (const row of rows)
      least = Math.max(least, Math.min(whole.most, text.widthOf(reportCellText(column, row))))
  return least + gap.cell + (isNumeric(column.kind) ? gap.number : 0)
}

/** Shares the page out by the relative widths; who would get less than the least gets that, and the others share the rest. */
function widthsOf(columns: readonly ReportColumn[], rows: readonly ReportRow[], text: Typesetter): number[] {
  const least = new Map(columns.map((column) => [column, leastWidth(column, rows, text)]))
  const isNarrow = (column: ReportColumn, unit: number) => column.width * unit < (least.get(column) ?? 0)
  const fixed = new Map<ReportColumn, number>()
  for (;;) {
    const open = columns.filter((column) => !fixed.has(column))
    const used = [...fixed.values()].reduce((sum, width) => sum + width, 0)
    const unit = (pageInner - used) / open.reduce((sum, { width }) => sum + width, 0)
    const narrow = open.filter((column) => isNarrow(column, unit))
    if (narrow.length === 0 || narrow.length === open.length)
      return columns.map((column) => fixed.get(column) ?? column.width * unit)
    for (const column of narrow) fixed.set(column, least.get(column) ?? 0)
  }
}

/** The columns of a report on the page, as its rows need them. */
export function placeColumns(
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
  text: Typesetter,
): Column[] {
  const widths = widthsOf(columns, rows, text)
  let x = page.margin
  return columns.map((column, at) => {
    const width = widths[at] ?? 0
    const isRight = isNumeric(column.kind)
    const inner = width - gap.cell - (isRight ? gap.number : 0)
    const place = { ...column, x, inner, isRight }
    x += width
    return place
  })
}

/** Breaks the texts of a row into the lines of its cells. */
function layTexts(
  columns: readonly Column[],
  texts: readonly string[],
  text: Typesetter,
  weight: Weight,
): LaidRow {
  const cells = columns.map(({ inner }, at) => text.linesOf(texts[at] ?? '', inner, weight))
  const lines = Math.max(...cells.map(({ length }) => length))
  return { cells, height: lines * lineHeight + 2 * rowGap }
}

/** The row of headings. */
export const layHeadings = (columns: readonly Column[], text: Typesetter): LaidRow =>
  layTexts(
    columns,
    columns.map(({ label }) => label),
    text,
    'strong',
  )

/** A row of a report. */
export const layRow = (columns: readonly Column[], row: ReportRow, text: Typesetter): LaidRow =>
  layTexts(
    columns,
    columns.map((column) => reportCellText(column, row)),
    text,
    'regular',
  )

/** A row in parts no higher than a page has room: what is longer than a page goes on, on the next. */
export function cutRow(row: LaidRow, room: number): LaidRow[] {
  if (row.height <= room) return [row]
  const most = Math.floor((room - 2 * rowGap) / lineHeight)
  const rest = row.cells.map((lines) => lines.slice(most))
  const height = row.height - most * lineHeight
  return [
    { cells: row.cells.map((lines) => lines.slice(0, most)), height: room },
    ...cutRow({ cells: rest, height }, room),
  ]
}

/** The heading of a group of rows, over the width of the page. */
function layHeading(title: string, text: Typesetter): LaidHeading {
  const lines = text.linesOf(title, pageInner, 'strong')
  return { lines, height: lines.length * lineHeight + 3 * rowGap }
}

/** Rows under their headings, each no higher than a page has room under the heading. */
export function placeRows(
  rows: readonly { row: LaidRow; title: string | undefined }[],
  room: number,
  text: Typesetter,
): PlacedRow[] {
  let current: { title: string | undefined; heading: LaidHeading | undefined } | undefined
  return rows.flatMap(({ row, title }) => {
    const isNew = current?.title !== title
    if (current === undefined || isNew)
      current = { title, heading: title === undefined ? undefined : layHeading(title, text) }
    const { heading } = current
    return cutRow(row, room - (heading?.height ?? 0)).map((part, at) => ({
      row: part,
      heading,
      isFirst: isNew && at === 0,
    }))
  })
}

/**
 * Which rows begin a page after the first; the first has room for less, under its title. A heading stays with the first
 * of its rows, and takes room again on every page its rows go on to.
 */
export function pageStarts(
  rows: readonly PlacedRow[],
  { first, others }: { first: number; others: number },
): ReadonlySet<number> {
  const starts = new Set<number>()
  let left = first
  for (const [at, { row, heading, isFirst }] of rows.entries()) {
    const over = heading?.height ?? 0
    const needed = row.height + (isFirst ? over : 0)
    if (needed > left) {
      starts.add(at)
      left = others - row.height - over
    } else left -= needed
  }
  return starts
}
