export { LineChart } from './LineChart.tsx'
export type { LineChartProps, LineRow } from './LineChart.tsx'
