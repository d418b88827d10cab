import type { ReportRow } from '@capiz/domain/report'
import type { RunningReport } from './run.ts'
import type { ReportContext } from './source.ts'

/** Rows shown before a report is taken as a file. */
const shown = 50

/** The beginning of a report: its first rows and how many there are in all. */
export async function previewOf({ report, head, source, rows }: RunningReport, context: ReportContext) {
  const first: ReportRow[] = []
  for await (const row of rows()) {
    first.push(row)
    if (first.length === shown) break
  }
  const totalRows = first.length < shown ? first.length : await source.count(context)
  // only what the report declares: sources read more than they show
  const visible = first.map((row) =>
    Object.fromEntries(report.columns.map(({ key }) => [key, row[key] ?? null])),
  )
  return { title: report.title, filters: [...head], rows: visible, totalRows }
}
