import { isApiError } from '@capiz/api/client'
import { reportPreview } from '@capiz/api/contract/report'
import {
  isSummary,
  mostPdfRows,
  reportCellText,
  reportColumnsUnderHeadings,
  type ReportColumn,
  type Report,
  type ReportRow,
} from '@capiz/domain/report'
import { plural } from '@capiz/domain/text'
import type { Column, ColumnKind } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { LinkButton } from '@capiz/ui/LinkButton'
import { Stack } from '@capiz/ui/Stack'
import { isNumeric } from '@capiz/domain/field'
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import { WholeTable } from '../../patterns/WholeTable.tsx'
import { useCall } from '../../platform/data/query.tsx'
import { today } from '../../patterns/today.ts'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Download } from './Download.tsx'
import { isPlace } from './filter-summary.ts'
import { ReadError } from '../../patterns/ReadError.tsx'
import * as styles from './reports.css.ts'
import { rowsUnderHeadings } from './summary-order.ts'

// drawing costs more bytes than all else of the reports, and some have no chart
const ReportChart = lazy(async () => ({ default: (await import('./ReportChart.tsx')).ReportChart }))

const special: Partial<Record<ReportColumn['kind'], ColumnKind>> = {
  day: 'date',
  moment: 'date',
}

const columnKind = (kind: ReportColumn['kind']): ColumnKind =>
  special[kind] ?? (isNumeric(kind) ? 'number' : 'text')

/** Least width of a column of relative width 1, the space beside a heading, the same of a count of a summary, the room that the last of them has more, and a letter of a value, in px. */
const width = { unit: 66, beside: 20, besideCount: 9, atEnd: 20, valueLetter: 7.2 }

/** Least width of a count, which has up to five signs, in px. */
const leastCount = 48

/** Widths in px that the counts and the texts of a summary tend to where there is room: counts stand evenly then. */
const spread = { count: 100, text: 400 }

/** Longest value in letters that is shown whole; what is longer is a sentence. */
const shortValue = 36

/** Codes, days and amounts stay on one line, single words whole; in px. */
const leastOf: Partial<Record<ReportColumn['kind'], number>> = {
  text: 108,
  code: 132,
  day: 116,
  moment: 150,
  whole: 60,
  year: 72,
  peso: 112,
}

/** Width of the longest word of a heading in px, by letters that are narrow, wide, or neither. */
function wordWidth(label: string): number {
  const widthOf = (letter: string) => (/[filrt]/.test(letter) ? 4 : /[mw]/i.test(letter) ? 11 : 7)
  return Math.max(
    ...label.split(' ').map((word) => Array.from(word).reduce((sum, letter) => sum + widthOf(letter), 0)),
  )
}

/** No heading breaks inside a word. */
function leastWidth({ label, kind, width: relative }: ReportColumn): number {
  const heading = wordWidth(label) + width.beside
  return Math.round(Math.max(relative * width.unit, heading, leastOf[kind] ?? 0))
}

type ReportAnswer = ReturnType<typeof useCall<(typeof reportPreview)[keyof typeof reportPreview]>>

const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403

type Numbered = ReportRow & { at: number }

/** Name of the first row of a summary, which no heading stands over: of all regions unless the filters name a place. */
const totalName = (body: Record<string, unknown>): string =>
  Object.keys(body).some(isPlace) ? 'Total' : 'All regions'

/** Lists that have the same records as the total of a summary, by its path. */
const totalledLists: Readonly<Record<string, string>> = {
  'summary-of-health-facility': '/health-facility',
  'summary-of-doctors': '/doctor',
}

const noHref = () => undefined

/** Address of the list of what a total counts: the list has the status of today, so only a total of today and of all places leads there. */
function listOfTotal(
  { path, chart }: Report,
  body: Record<string, unknown>,
  key: string,
): string | undefined {
  const list = totalledLists[path]
  const { asOf = today(), ...narrower } = body
  if (list === undefined || chart?.kind !== 'columns' || asOf !== today()) return undefined
  return Object.keys(narrower).length === 0 && key in chart.columns ? `${list}?status=${key}` : undefined
}

/** A count: zero recedes, so that the numbers that count something stand out; a total leads to what it counts. */
function countCell(text: string, isZero: boolean, href: string | undefined): ReactNode {
  if (isZero) return <span className={styles.quiet}>{text}</span>
  return href === undefined ? text : <Link href={href}>{text}</Link>
}

/** Width in px in which each short value of a text column stands in one line: a report scrolls rather than cut one. */
function wholeWidth(column: ReportColumn, rows: readonly ReportRow[]): number {
  if (columnKind(column.kind) !== 'text') return 0
  const lengths = rows.map((row) => reportCellText(column, row).length).filter((most) => most <= shortValue)
  return Math.round(Math.max(0, ...lengths) * width.valueLetter) + width.beside
}

function columnOf(
  column: ReportColumn,
  rows: readonly Numbered[],
  hrefOf: (row: Numbered) => string | undefined,
): Column<Numbered> {
  return {
    id: column.key,
    header: column.label,
    kind: columnKind(column.kind),
    text: (row) => reportCellText(column, row),
    ...(isNumeric(column.kind) && {
      cell: (row: Numbered) =>
        countCell(reportCellText(column, row) || '—', row[column.key] === 0, hrefOf(row)),
    }),
    minWidth: Math.max(leastWidth(column), wholeWidth(column, rows)),
  }
}

/** Columns that say whom a row is about. */
const naming = ['name', 'facility', 'provider']

/** The column that stands first and stays while the others scroll: whom a row is about, else the first of the file. */
const leadOf = ({ columns }: Report): ReportColumn | undefined =>
  naming.map((key) => columns.find((column) => column.key === key)).find(Boolean) ?? columns[0]

/** The columns as the file has them but for the one that leads, and for headings of a summary. */
function columnsOf(
  report: Report,
  rows: readonly Numbered[],
  body: Record<string, unknown>,
): Column<Numbered>[] {
  if (isSummary(report)) return summaryColumns(report, rows, body)
  const lead = leadOf(report)
  if (lead === undefined) return []
  const others = report.columns.filter((column) => column !== lead)
  return [lead, ...others].map((column) => columnOf(column, rows, noHref))
}

/** The columns of a summary: what is counted under each heading, then the counts. All of them fit a window of 1024 px. */
function summaryColumns(
  report: Report,
  rows: readonly Numbered[],
  body: Record<string, unknown>,
): Column<Numbered>[] {
  const shown = reportColumnsUnderHeadings(report)
  const textCount = shown.filter(({ kind }) => !isNumeric(kind)).length
  const [lead, ...others] = shown.map((column): Column<Numbered> => {
    const isCount = isNumeric(column.kind)
    const beside = width.besideCount + (column === shown.at(-1) ? width.atEnd : 0)
    const minWidth = isCount ? Math.max(leastCount, wordWidth(column.label) + beside) : leastWidth(column)
    const wanted = isCount ? spread.count : spread.text / textCount
    return {
      ...columnOf(column, rows, ({ at }) => (at === 0 ? listOfTotal(report, body, column.key) : undefined)),
      minWidth,
      weight: Math.max(1, wanted - minWidth),
      ...(isCount && { isOmitted: (row: Numbered) => row[column.key] === 0, hasOwnLine: true }),
    }
  })
  if (lead === undefined) return []
  return [{ ...lead, text: (row) => (row.at === 0 ? totalName(body) : lead.text(row)) }, ...others]
}

/** Address of the record a row is about, by the code it shows. */
function hrefOf(row: ReportRow): string {
  const code = String(row['code'] ?? row['physicianCode'] ?? '')
  if (/^HF\d{7}$/.test(code)) return `/health-facility/${code}`
  return /^PHY\d{7}$/.test(code) ? `/doctor/${code}` : ''
}

/** Reads the first rows of a report; the page asks, as its filters say what of them is not known. */
export function useReport(report: Report, body: Record<string, unknown>, isEnabled: boolean): ReportAnswer {
  return useCall(reportPreview[report.path], { body }, { isEnabled })
}

/** The rows of a report, those of a summary under headings with their sums. */
function RowsTable({
  report,
  body,
  data,
}: {
  report: Report
  body: Record<string, unknown>
  data: NonNullable<ReportAnswer['data']>
}): ReactElement {
  const totals = data.totals === null ? [] : [{ row: data.totals, heading: undefined, total: undefined }]
  const shown = [...totals, ...rowsUnderHeadings(report, data.rows)]
  const rows = shown.map(({ row }, at): Numbered => ({ ...row, at }))
  const headingOf = ({ at }: Numbered) => shown[at]?.heading ?? ''
  const totalOf = ({ at }: Numbered): Numbered | undefined => {
    const total = shown[at]?.total
    // sums of a part of the rows would be wrong
    return isWhole && total ? { ...total, at } : undefined
  }
  const isWhole = data.totalRows <= data.rows.length
  const all = plural(data.totalRows, 'row', 'rows')
  const facts = data.filters.filter(({ label }) => !label.startsWith('Run '))
  const isLinked = rows.every((row) => hrefOf(row) !== '')
  return (
    <WholeTable
      label={report.title}
      caption={isWhole ? all : `First ${data.rows.length} of ${all}`}
      actions={<Download report={report} body={body} what={all} isTooLong={data.totalRows > mostPdfRows} />}
      columns={columnsOf(report, rows, body)}
      isWide
      rows={rows}
      rowKey={(row) => String(row.at)}
      footnote={facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
      {...(isLinked && { rowHref: hrefOf })}
      {...(isSummary(report) && {
        groupOf: headingOf,
        groupTotal: totalOf,
        isTotal: ({ at }: Numbered) => at < totals.length,
      })}
    />
  )
}

/** The first rows of a report with how many there are, and the report as a file. */
export function Preview({
  report,
  body,
  answer: { data, error, isFetching, refetch },
}: {
  report: Report
  body: Record<string, unknown>
  answer: ReportAnswer
}): ReactElement {
  if (isForbidden(error))
    return (
      <ErrorState
        title="This report is not open to your role"
        actions={<LinkButton href="/reports">All reports</LinkButton>}
      >
        Ask an administrator to add your role to a report group that has it.
      </ErrorState>
    )
  if (error !== null)
    return <ReadError title="The report could not be read" answer={{ error, refetch, isFetching }} />
  if (data === undefined)
    return (
      <Card>
        <LoadingLines count={10} />
      </Card>
    )
  if (data.totalRows === 0)
    return <EmptyState title="No row fits these filters">Remove a filter, or choose another day.</EmptyState>
  return (
    <Stack gap={4}>
      {report.chart && data.chart && data.chart.bars.length > 1 ? (
        <Suspense fallback={<LoadingLines count={6} />}>
          <ReportChart report={report} chart={report.chart} drawn={data.chart} />
        </Suspense>
      ) : null}
      <RowsTable {...{ report, body, data }} />
    </Stack>
  )
}
