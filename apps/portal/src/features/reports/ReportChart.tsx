import { formatPeso, toCentavos } from '@capiz/domain/money'
import {
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

/** Tones of the bars that stand for a status, in their order. */
function tonesOf(chart: ChartDeclaration) {
  if (chart.kind === 'kinds') return Object.values(chart.tones)
  return chart.kind === 'columns' ? Object.values(chart.columns) : []
}

/** The chart of a report over all its rows: names lie down, with the most first; times and statuses stand. */
export function ReportChart({ report, chart, drawn: { heading, bars } }: ReportChartProps): ReactElement {
  const { title, measure } = chart
  const summed = summedColumn(chart)
  const isPeso = report.columns.some(({ key, kind }) => key === summed && kind === 'peso')
  const format = isPeso ? { format: writePeso } : {}
  const tones = tonesOf(chart)
  const isNames = chart.kind === 'names'
  return (
    <Card {...(isNames && { title })}>
      {isNames ? (
        <BarList
          label={title}
          headings={[heading, measure]}
          limit={6}
          bars={bars.map(({ label, value }) => ({ id: label, label, value }))}
          {...format}
        />
      ) : (
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
          bars={bars.map(({ label, value }, at) => {
            const tone = tones[at]
            return { id: label, label, value, ...(tone ? { tone } : {}) }
          })}
          {...format}
          {...(isPeso ? { formatTick: (value: number) => `₱${short.format(value)}` } : {})}
        />
      )}
    </Card>
  )
}
