import { drawChart } from '@capiz/domain/report'
import type { RunningReport } from './run.ts'

/** Rows shown before a report is taken as a file. */
const shown = 50

/** The beginning of a report: its first rows, how many there are in all, and its chart of all of them. */
export async function previewOf({ report, head, begin }: RunningReport) {
  const { chart } = report
  const { first, tally } = await begin(shown)
  // only what the report declares: sources read more than they show
  const visible = first.map((row) =>
    Object.fromEntries(report.columns.map(({ key }) => [key, row[key] ?? null])),
  )
  return {
    title: report.title,
    filters: [...head],
    rows: visible,
    totalRows: tally.rows,
    chart: chart && tally.rows > 0 ? drawChart(report, chart, tally.groups) : null,
  }
}
