import { isSummary, type Report, reportHeading, type ReportRow } from '@capiz/domain/report'
import { isNumeric } from '@capiz/domain/field'

/** A row of a report with the heading over it and its sums; undefined where the report has none on screen. */
export interface HeadedRow {
  readonly row: ReportRow
  readonly heading: string | undefined
  readonly total: ReportRow | undefined
}

type Sums = Record<string, number>

/** Adds up the counts of the rows that have the same value, by that value. */
function sumsBy(rows: readonly ReportRow[], counted: readonly string[], valueOf: (row: ReportRow) => string) {
  const sums = new Map<string, Sums>()
  for (const row of rows) {
    const before = sums.get(valueOf(row))
    sums.set(
      valueOf(row),
      Object.fromEntries(counted.map((key) => [key, (before?.[key] ?? 0) + Number(row[key] ?? 0)])),
    )
  }
  return (row: ReportRow): Sums => sums.get(valueOf(row)) ?? {}
}

/**
 * The rows as the screen shows them: those of a summary under headings with what their counts come to, the largest heading
 * first by its first count, and within one heading as they came; those of other reports unchanged.
 */
export function rowsUnderHeadings(report: Report, rows: readonly ReportRow[]): HeadedRow[] {
  if (!isSummary(report)) return rows.map((row) => ({ row, heading: undefined, total: undefined }))
  const counted = report.columns.filter(({ kind }) => isNumeric(kind)).map(({ key }) => key)
  const [first = ''] = counted
  const headingOf = (row: ReportRow) => reportHeading(report, row) ?? ''
  const [widest = ''] = report.headings ?? []
  const placeOf = (row: ReportRow) => String(row[widest] ?? '')
  const inPlace = sumsBy(rows, counted, placeOf)
  const underHeading = sumsBy(rows, counted, headingOf)
  const firstOf = (sums: Sums) => sums[first] ?? 0
  return rows
    .toSorted(
      (a, b) =>
        firstOf(inPlace(b)) - firstOf(inPlace(a)) ||
        placeOf(a).localeCompare(placeOf(b)) ||
        firstOf(underHeading(b)) - firstOf(underHeading(a)) ||
        headingOf(a).localeCompare(headingOf(b)),
    )
    .map((row) => ({ row, heading: headingOf(row), total: underHeading(row) }))
}
