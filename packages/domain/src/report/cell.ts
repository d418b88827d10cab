import { notOnRecord } from './chart.ts'
import { formatField } from '../field/index.ts'
import type { ReportColumn, ReportDeclaration, ReportRow } from './types.ts'

/** Returns a cell as people read it; an empty text where nothing is there. */
export function reportCellText({ key, label, kind }: ReportColumn, row: ReportRow): string {
  return formatField({ name: key, label, kind }, row[key])
}

/** The heading a row stands under in a PDF, and on screen in a summary: the values of its heading columns; undefined for a report without headings. */
export function reportHeading({ columns, headings }: ReportDeclaration, row: ReportRow): string | undefined {
  if (headings === undefined) return undefined
  const parts = columns
    .filter(({ key }) => headings.includes(key))
    .map((column) => reportCellText(column, row))
  return parts.filter((part) => part !== '').join(' · ') || notOnRecord
}

/** The columns a PDF draws: those that are not headings. */
export function reportColumnsUnderHeadings({
  columns,
  headings,
}: ReportDeclaration): readonly ReportColumn[] {
  return columns.filter(({ key }) => headings?.includes(key) !== true)
}

/** Whether a report counts: each of its rows sums up many records, and its last row all of them. */
export function isSummary({ chart }: ReportDeclaration): boolean {
  return chart?.kind === 'columns'
}

/** Rows of a report shown on screen before it is taken as a file: a summary is read as a whole. */
export function rowsOnScreen(report: ReportDeclaration): number {
  return isSummary(report) ? 500 : 50
}
