import { isApiError } from '@capiz/api/client'
import { reportPreview } from '@capiz/api/contract/report'
import {
  reportCellText,
  type ReportColumn,
  type ReportDeclaration,
  type ReportRow,
} from '@capiz/domain/report'
import { plural } from '@capiz/domain/text'
import { type Column, type ColumnKind, DataTable } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { ErrorState } from '@capiz/ui/ErrorState'
import { Card } from '@capiz/ui/Card'
import { LinkButton } from '@capiz/ui/LinkButton'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../app/report-error.ts'
import { useCall } from '../../lib/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import { Download } from './Download.tsx'

// drawing costs more bytes than all else of the reports, and some have no chart
const ReportChart = lazy(async () => ({ default: (await import('./ReportChart.tsx')).ReportChart }))

const kinds: Readonly<Record<ReportColumn['kind'], ColumnKind>> = {
  text: 'text',
  code: 'code',
  day: 'date',
  moment: 'date',
  count: 'number',
  peso: 'number',
  percent: 'number',
}

/** Least width of a column of relative width 1, of a letter of a heading, and of the space beside it, in px. */
const width = { unit: 66, letter: 8, beside: 28 }

/** Codes, days and amounts stay on one line, single words whole; in px. */
const leastOf: Partial<Record<ReportColumn['kind'], number>> = {
  text: 108,
  code: 132,
  day: 116,
  moment: 150,
  count: 72,
  peso: 112,
}

/** No heading breaks inside a word. */
function leastWidth({ label, kind, width: relative }: ReportColumn): number {
  const longestWord = Math.max(...label.split(' ').map((word) => word.length))
  const heading = longestWord * width.letter + width.beside
  return Math.round(Math.max(relative * width.unit, heading, leastOf[kind] ?? 0))
}

type ReportAnswer = ReturnType<typeof useCall<(typeof reportPreview)[keyof typeof reportPreview]>>

const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403

type Numbered = ReportRow & { at: number }

function columnOf(column: ReportColumn): Column<Numbered> {
  return {
    id: column.key,
    header: column.label,
    kind: kinds[column.kind],
    text: (row) => reportCellText(column, row),
    minWidth: leastWidth(column),
  }
}

/** Columns that say whom a row is about. */
const naming = ['name', 'facility', 'provider']

/** The columns as the file has them, but first who a row is about: that column stays while the others scroll. */
function columnsOf({ columns }: ReportDeclaration): Column<Numbered>[] {
  const lead = naming.map((key) => columns.find((column) => column.key === key)).find(Boolean)
  const ordered = lead ? [lead, ...columns.filter((column) => column !== lead)] : columns
  return ordered.map(columnOf)
}

/** Address of the record a row is about, by the code it shows. */
function hrefOf(row: ReportRow): string {
  const code = String(row['code'] ?? row['physicianCode'] ?? '')
  if (/^HF\d{7}$/.test(code)) return `/health-facility/${code}`
  return /^PHY\d{7}$/.test(code) ? `/doctor/${code}` : ''
}

/** Reads the first rows of a report; the page asks, as its filters say what of them is not known. */
export function useReport(
  report: ReportDeclaration,
  body: Record<string, unknown>,
  isEnabled: boolean,
): ReportAnswer {
  const path = report.path as keyof typeof reportPreview
  return useCall(reportPreview[path], { body }, { isEnabled })
}

/** The first rows of a report with how many there are, and the report as a file. */
export function Preview({
  report,
  body,
  answer: { data, error, isFetching, refetch },
}: {
  report: ReportDeclaration
  body: Record<string, unknown>
  answer: ReportAnswer
}): ReactElement {
  const navigate = useNavigate()
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
    return (
      <ErrorState title="The report could not be read" onRetry={() => void refetch()} isRetrying={isFetching}>
        {wordsForError(error)}
      </ErrorState>
    )
  if (data === undefined)
    return (
      <Card>
        <LoadingLines count={10} />
      </Card>
    )
  if (data.totalRows === 0)
    return <EmptyState title="No row fits these filters">Drop a filter, or choose another day.</EmptyState>
  const rows = data.rows.map((row, at): Numbered => ({ ...row, at }))
  const all = plural(data.totalRows, 'row', 'rows')
  const facts = data.filters.filter(({ label }) => !label.startsWith('Run '))
  const isLinked = rows.every((row) => hrefOf(row) !== '')
  return (
    <Stack gap={5}>
      {report.chart && data.chart && data.chart.bars.length > 1 ? (
        <Suspense fallback={<LoadingLines count={6} />}>
          <ReportChart report={report} chart={report.chart} drawn={data.chart} />
        </Suspense>
      ) : null}
      <DataTable
        label={report.title}
        caption={data.totalRows > rows.length ? `First ${rows.length} of ${all}` : all}
        actions={<Download report={report} body={body} what={all} />}
        columns={columnsOf(report)}
        isWide
        rows={rows}
        rowKey={(row) => String(row.at)}
        page={{ number: 0, size: rows.length, totalElements: rows.length, totalPages: 1 }}
        footnote={facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
        hidesPages={facts.length === 0}
        pageSizes={[rows.length]}
        {...(isLinked ? { rowHref: hrefOf, onNavigate: (href: string) => void navigate(href) } : {})}
        onChange={() => undefined}
      />
    </Stack>
  )
}
