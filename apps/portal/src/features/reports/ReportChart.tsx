import { formatPeso, toCentavos } from '@capiz/domain/money'
import {
  chartTitle,
  summedColumn,
  type DrawnChart,
  type ReportChart as ChartDeclaration,
  type ReportDeclaration,
} from '@capiz/domain/report'
import { BarChart } from '@capiz/ui/BarChart'
import { BarList } from '@capiz/ui/BarList'
import { Card } from '@capiz/ui/Card'
import { Heading } from '@capiz/ui/Heading'
import type { ReactElement } from 'react'

interface ReportChartProps {
  report: ReportDeclaration
  chart: ChartDeclaration
  drawn: DrawnChart
}

const writePeso = (value: number): string => formatPeso(toCentavos(Number(value.toFixed(2))))

/** Low, so that the first rows of the table stand in the same window; in px. */
const chartHeight = 160

const short = new Intl.NumberFormat('en-PH', { notation: 'compact', maximumFractionDigits: 1 })

/** Bars shown of many names; those of a fixed number of statuses are all shown. */
const namesShown = 6

/** Tones of the bars that stand for a status, in their order. */
function tonesOf(chart: ChartDeclaration) {
  if (chart.kind === 'kinds') return Object.values(chart.tones)
  return chart.kind === 'columns' ? Object.values(chart.columns) : []
}

/** The chart of a report over all its rows: names and statuses as rows, whose names are never left out; times as columns. */
export function ReportChart({ report, chart, drawn }: ReportChartProps): ReactElement {
  const { heading, bars } = drawn
  const { title, measure } = chart
  const summed = summedColumn(chart)
  const isPeso = report.columns.some(({ key, kind }) => key === summed && kind === 'peso')
  const format = isPeso ? { format: writePeso } : {}
  const tones = tonesOf(chart)
  if (chart.kind !== 'time')
    return (
      <Card title={chartTitle(chart, drawn)}>
        <BarList
          label={title}
          headings={[heading, measure]}
          limit={chart.kind === 'names' ? namesShown : bars.length}
          bars={bars.map(({ label, value }, at) => ({ id: label, label, value, tone: tones[at] }))}
          {...format}
        />
      </Card>
    )
  return (
    <Card>
      <BarChart
        label={title}
        title={
          <Heading level={2} size="h3">
            {title}
          </Heading>
        }
        heading={heading}
        height={chartHeight}
        measure={measure}
        bars={bars.map(({ label, value }) => ({ id: label, label, value }))}
        {...format}
        {...(isPeso ? { formatTick: (value: number) => `₱${short.format(value)}` } : {})}
      />
    </Card>
  )
}
