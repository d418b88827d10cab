import { factLabel, hasGaps, isFact } from './facts.ts'
import type { Column } from './types.ts'

/** Letters that have room side by side in a line of a card on a phone. */
const lineLetters = 48

/** Letters that a checkbox or a menu beside the text takes from each line. */
export const controlLetters = 6

/** Letters that a badge takes for its icon and padding. */
const badgeLetters = 3

/** Letters of a column with its label, which nine of ten rows do not exceed; a longer value wraps in its place. */
function lettersOf<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const lengths = rows.map((row) => column.text(row).length).toSorted((one, other) => one - other)
  const { label, isLabelHidden } = factLabel(column)
  return (
    (lengths[Math.floor(rows.length * 0.9)] ?? 0) +
    (isLabelHidden ? 0 : label.length + 2) +
    (column.kind === 'status' ? badgeLetters : 0)
  )
}

/** Whether a value ends its line: codes, numbers and badges stand below each other at the right edge. */
const endsLine = <Row>({ kind = 'text' }: Column<Row>): boolean => kind !== 'text' && kind !== 'date'

/** A column at its place in the cards. */
export interface CardColumn<Row> {
  readonly column: Column<Row>
  /** at the right edge of the line of the column before it */
  readonly isAtEnd: boolean
}

/**
 * The columns of the cards in their order, each at one place in all of them: two share a line where their values have room
 * side by side, and a column that no row fills has no place. What only some rows have comes last, so that nothing moves
 * where it is omitted. `taken` are the letters that controls take from each line.
 */
export function cardColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  taken: number,
): CardColumn<Row>[] {
  const filled = columns
    .filter((column) => rows.some((row) => isFact(column, row)))
    .toSorted((one, other) => Number(hasGaps(one)) - Number(hasGaps(other)))
  const end = filled.find(({ isAtLineEnd }) => isAtLineEnd)
  const order = filled.filter((column) => column !== end)
  if (end) order.splice(1, 0, end)
  const placed: CardColumn<Row>[] = []
  for (let [one, next] = order; one; [one, next] = order) {
    const isPair =
      next !== undefined &&
      !one.hasOwnLine &&
      !next.hasOwnLine &&
      (next === end || lettersOf(one, rows) + lettersOf(next, rows) <= lineLetters - taken)
    const [first, last] = next && endsLine(one) && !endsLine(next) ? [next, one] : [one, next]
    placed.push({ column: isPair ? first : one, isAtEnd: false })
    if (isPair && last) placed.push({ column: last, isAtEnd: true })
    order.splice(0, isPair ? 2 : 1)
  }
  return placed
}
