import type { ReactElement } from 'react'
import { ColumnsChart } from '../../../charts/ColumnsChart.tsx'
import { paintOf } from '../../../charts/palette.ts'
import type { ChartProps, ChartValue } from '../../../charts/types.ts'
import type { Tone } from '../../../tokens/index.ts'

/** One bar. */
export interface Bar {
  /** Key of the bar. */
  readonly id: string
  /** Name of the bar. */
  readonly label: string
  /** Null, undefined, NaN and infinities leave a gap. */
  readonly value: ChartValue
  /** Colour of a status where the bar stands for one; the accent otherwise. */
  readonly tone?: Tone | undefined
}

export interface BarChartProps extends ChartProps {
  /** Name of the measure: heading of the values in the table and the tooltip, `Requests`. */
  measure: string
  /** Bars in the order they are drawn, start to end. */
  bars: readonly Bar[]
}

/** Compares one number across months or kinds, as upright bars on one axis that begins at zero. */
export function BarChart({ bars, measure, ...rest }: BarChartProps): ReactElement {
  return (
    <ColumnsChart
      {...rest}
      series={[{ id: 'value', label: measure }]}
      rows={bars.map(({ id, label, value }) => ({ id, label, values: { value } }))}
      paintOfRow={(row) => paintOf({ tone: bars[row]?.tone }, 0)}
    />
  )
}
