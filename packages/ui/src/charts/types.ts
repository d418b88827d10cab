import type { ReactNode } from 'react'
import type { ElementProps } from '../element/element-props.ts'
import type { Tone } from '../tokens/index.ts'

/** A value of a chart. Null, undefined, NaN and infinities are "no value": drawn as a gap and said as one. */
export type ChartValue = number | null | undefined

/** One kind of thing a chart counts, with its own colour, pattern and mark. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** Colour of a status where the series is one; otherwise the palette decides. */
  readonly tone?: Tone | undefined
}

/** One place on the horizontal axis with a value for each series. */
export interface ChartRow {
  readonly id: string
  /** Name of the place: a month, a province. Shortened on the axis when long, whole in the tooltip and the table. */
  readonly label: string
  /** Values by series id. */
  readonly values: Readonly<Record<string, ChartValue>>
}

/** The props of every chart. */
export interface ChartProps extends ElementProps {
  /** Name of the chart: its accessible name and the caption of its table. */
  label: string
  /** Title over the drawing, in the line of the switch to the table, where no card has one. */
  title?: ReactNode | undefined
  /** Heading of the first column of the table: `Month`, `Province`. */
  heading: string
  /** Height of the drawing in px; 240 by default. At least 120. */
  height?: number | undefined
  /** Formats a value for the tooltip and the table; by default a count with separators. */
  format?: ((value: number) => string) | undefined
  /** Writes a value on the axis, when `format` is too long for it. */
  formatTick?: ((value: number) => string) | undefined
  /** Said in place of a chart that has no value at all. */
  empty?: string | undefined
  /** Keeps the place while the values are fetched. */
  isLoading?: boolean | undefined
}
