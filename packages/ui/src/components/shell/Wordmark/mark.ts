/** Edge of the square the mark is drawn in. Panes lie on whole units, so that 16, 24 and 32 px stay sharp. */
export const markEdge = 32

const pane = 8
const step = 10
const margin = 2
const outer = 3
const inner = 1

/** One pane of the shell window; the open ones let the ground shine through, and the others read as a C. */
export interface Pane {
  readonly id: string
  /** Outline as an SVG path in a square of `markEdge`. */
  readonly path: string
  /** Share of the colour, 0 to 1. */
  readonly opacity: number
}

const opacities: Readonly<Record<string, number>> = { '1-1': 0.4, '2-1': 0.22 }

/** A square with a radius for each corner, clockwise from the upper left one. */
function square(x: number, y: number, [a, b, c, d]: readonly [number, number, number, number]): string {
  return (
    `M${x + a} ${y}h${pane - a - b}a${b} ${b} 0 0 1 ${b} ${b}v${pane - b - c}a${c} ${c} 0 0 1 -${c} ${c}` +
    `h-${pane - c - d}a${d} ${d} 0 0 1 -${d} -${d}v-${pane - d - a}a${a} ${a} 0 0 1 ${a} -${a}z`
  )
}

/** The mark: three by three panes of a capiz-shell window, the outer corners rounder than the inner ones. */
export const panes: readonly Pane[] = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => {
    const round = (atColumn: number, atRow: number) => (column === atColumn && row === atRow ? outer : inner)
    return {
      id: `${column}-${row}`,
      path: square(margin + column * step, margin + row * step, [
        round(0, 0),
        round(2, 0),
        round(2, 2),
        round(0, 2),
      ]),
      opacity: opacities[`${column}-${row}`] ?? 1,
    }
  }),
)
