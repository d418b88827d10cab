import {
  drawChart,
  rowsOnScreen,
  type ChartGroup,
  type ReportChart,
  type ReportRow,
} from '@capiz/domain/report'
import type { Tally } from '../../engines/report/tally.ts'
import type { RunningReport } from './run.ts'

/** The groups a chart is drawn from: where columns are drawn and there are totals, those, and not the sums of the rows. */
function groupsOf(chart: ReportChart, { rows, groups }: Tally, totals: ReportRow | undefined): ChartGroup[] {
  if (chart.kind !== 'columns' || !totals) return groups
  return Object.keys(chart.columns).map((name) => ({ name, rows, sum: Number(totals[name] ?? 0) }))
}

/** The beginning of a report: its first rows, how many there are in all, and its chart of all of them. */
export async function previewOf({ report, head, begin, total }: RunningReport) {
  const { chart } = report
  const { first, tally } = await begin(rowsOnScreen(report))
  const totals = tally.rows > 0 ? await total() : undefined
  // only what the report declares: sources read more than they show
  const visible = (row: ReportRow) =>
    Object.fromEntries(report.columns.map(({ key }) => [key, row[key] ?? null]))
  return {
    title: report.title,
    filters: [...head],
    rows: first.map(visible),
    totalRows: tally.rows,
    totals: totals ? visible(totals) : null,
    chart: chart && tally.rows > 0 ? drawChart(report, chart, groupsOf(chart, tally, totals)) : null,
  }
}
