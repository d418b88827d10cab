import type { ReactElement } from 'react'
import { ColumnsChart } from '../../charts/ColumnsChart.tsx'
import type { ChartProps, ChartRow, ChartSeries } from '../../charts/types.ts'

export interface StackedBarChartProps extends ChartProps {
  /** The parts of each bar, lowest first; at most six stay easy to tell apart. */
  series: readonly ChartSeries[]
  /** The bars in the order they are drawn, start to end. Values below zero stack downward. */
  rows: readonly ChartRow[]
}

/** Shows what a total is made of, bar by bar: requests of each month by outcome. */
export function StackedBarChart(props: StackedBarChartProps): ReactElement {
  return <ColumnsChart {...props} />
}
