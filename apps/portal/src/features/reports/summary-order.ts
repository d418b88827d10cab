import { isSummary, type Report, reportHeading, type ReportRow } from '@capiz/domain/report'
import { isNumeric } from '@capiz/domain/field'

/** A row of a report with the heading over it; undefined where the report has none on screen. */
export interface HeadedRow {
  readonly row: ReportRow
  readonly heading: string | undefined
}

/** Key of the first column that counts; undefined without one. */
const countedKey = ({ columns }: Report): string | undefined =>
  columns.find(({ kind }) => isNumeric(kind))?.key

/** Adds up the first count of the rows that have the same value, by that value. */
function sumsBy(
  rows: readonly ReportRow[],
  counted: string | undefined,
  valueOf: (row: ReportRow) => string,
) {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const value = valueOf(row)
    sums.set(value, (sums.get(value) ?? 0) + Number(counted === undefined ? 0 : (row[counted] ?? 0)))
  }
  return (row: ReportRow): number => sums.get(valueOf(row)) ?? 0
}

/**
 * The rows as the screen shows them: those of a summary under headings that say what their first count comes to, the
 * largest heading first, and within one heading as they came; those of other reports unchanged.
 */
export function rowsUnderHeadings(report: Report, rows: readonly ReportRow[]): HeadedRow[] {
  if (!isSummary(report)) return rows.map((row) => ({ row, heading: undefined }))
  const counted = countedKey(report)
  const headingOf = (row: ReportRow) => reportHeading(report, row) ?? ''
  const [widest = ''] = report.headings ?? []
  const placeOf = (row: ReportRow) => String(row[widest] ?? '')
  const inPlace = sumsBy(rows, counted, placeOf)
  const underHeading = sumsBy(rows, counted, headingOf)
  return rows
    .toSorted(
      (a, b) =>
        inPlace(b) - inPlace(a) ||
        placeOf(a).localeCompare(placeOf(b)) ||
        underHeading(b) - underHeading(a) ||
        headingOf(a).localeCompare(headingOf(b)),
    )
    .map((row) => ({ row, heading: `${headingOf(row)} · ${underHeading(row)}` }))
}
