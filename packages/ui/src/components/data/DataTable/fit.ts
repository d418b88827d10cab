import { afterNumberRoom, type Step, steps } from './steps.ts'
import type { Column, DrawnColumn, TableView } from './types.ts'
import { weightOf, widthOf } from './widths.ts'

/** Earliest step of a column by its priority. */
const earliest = { 1: 0, 2: 640, 3: 800, 4: 900 } as const

/** The conditions that decide which columns a table draws. */
interface Fit {
  /** Ids of the hidden columns. */
  readonly hidden?: readonly string[] | undefined
  /** Widths chosen by a person; they scroll the table rather than push other columns out of it. */
  readonly widths?: TableView['widths'] | undefined
  /** Width in px of the columns for the choice and the menu. */
  readonly besides: number
  /** Px by which a column is wider while it ends the table because those after it have left; 0 where a menu does so. */
  readonly edge: number
  /** The table scrolls sideways by design, so that nothing has to fit. */
  readonly isScrolled?: boolean | undefined
}

/** Px that a column needs beside its own width: more padding where it begins at the end of a number. */
const roomBefore = <Row>({ kind = 'text' }: Column<Row>, before: Column<Row> | undefined): number =>
  before?.kind === 'number' && kind !== 'number' && kind !== 'action' ? afterNumberRoom : 0

/**
 * The columns to draw: those not hidden, each with the width it has now and the step it is shown from. A column comes in by
 * its priority, but not before it fits beside all that stay longer; among equals the later one leaves first.
 */
export function drawnColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden, widths, besides, edge, isScrolled = false }: Fit,
): readonly DrawnColumn<Row>[] {
  const shown = columns
    .map((column, place) => ({
      ...column,
      minWidth: widthOf(column, place, widths),
      weight: weightOf(column, place, widths),
      least: widthOf(column, place, undefined),
      from: (place === 0 ? 0 : earliest[column.priority ?? 1]) as Step,
    }))
    .filter(({ id }, place) => place === 0 || !hidden?.includes(id))
    .map((column, place, all) => {
      const room = roomBefore(column, all[place - 1])
      // a width chosen by a person stays as it is
      const isChosen = widths !== undefined && Object.hasOwn(widths, column.id)
      return { ...column, minWidth: column.minWidth + (isChosen ? 0 : room), least: column.least + room }
    })
  let needed = besides + edge
  for (const column of shown.toSorted((one, other) => one.from - other.from)) {
    needed += column.least
    // the width of the last column has the wider padding in it
    if (column === shown.at(-1)) needed -= edge
    if (column.from > 0 && !isScrolled)
      column.from = steps.find((step) => step >= Math.max(column.from, needed)) ?? 1300
  }
  return shown
}

/**
 * Custom properties of a table that its columns share out: for each step of its width the least widths of the columns
 * shown there, with the wider padding of the one that ends the table, and the sum of their weights.
 */
export function sharesOf<Row>(
  columns: readonly DrawnColumn<Row>[],
  { besides, edge }: Pick<Fit, 'besides' | 'edge'>,
): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const step of steps) {
    let [least, weights] = [besides + ((columns.at(-1)?.from ?? 0) > step ? edge : 0), 0]
    for (const { from, minWidth, weight } of columns) {
      if (from > step) continue
      least += minWidth
      weights += weight
    }
    properties[`--least-${step}`] = `${least}px`
    properties[`--weights-${step}`] = String(Math.max(weights, 1))
  }
  return properties
}
