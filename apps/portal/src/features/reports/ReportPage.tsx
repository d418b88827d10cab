import { isApiError } from '@capiz/api/client'
import { findReport, type Report } from '@capiz/domain/report'
import { TopCrumbs } from '../../patterns/TopCrumbs.tsx'
import { ErrorState } from '@capiz/ui/ErrorState'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import type { ReactElement } from 'react'
import { useParams } from 'react-router-dom'
import { UnderConstruction } from '../../platform/feedback/UnderConstruction.tsx'
import { today } from '../../patterns/today.ts'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { fromServer } from '../../platform/forms/form-problems.ts'
import { useQueryParams } from '../../platform/routing/query-params.ts'
import { filterBody, filterProblems, firstFilters, readFilters } from './filter-values.ts'
import { Filters } from './Filters.tsx'
import { Preview, useReport } from './Preview.tsx'

function Report({ report }: { report: Report }): ReactElement {
  const params = useQueryParams()
  const isRequested = params.get('show') === '1'
  const given = readFilters(report, params)
  const texts = isRequested ? given : firstFilters(report, given, today())
  const found = filterProblems(report, texts)
  // a report that cannot run by itself is no mistake of the reader
  const errors = isRequested ? found : {}
  const isReadable = Object.keys(found).length === 0
  const body = filterBody(report, texts)
  const answer = useReport(report, body, isReadable)
  const refused = isApiError(answer.error) ? { ...errors, ...fromServer(answer.error.errors) } : errors
  return (
    <Stack gap={4}>
      <TopCrumbs items={[{ label: 'Reports', href: '/reports' }, { label: report.title }]} />
      <PageHeader title={report.title} description={report.purpose} />
      <Filters
        report={report}
        refused={refused}
        inAddress={texts}
        isShown={isReadable && Object.keys(refused).length === 0}
      />
      {Object.keys(refused).length > 0 ? (
        <ErrorState title="The report is not shown yet">
          Look at the filters marked above, then show it.
        </ErrorState>
      ) : isReadable ? (
        <Preview report={report} body={body} answer={answer} />
      ) : null}
    </Stack>
  )
}

/** One report: its filters in the address, its first rows, and the whole of it as a file. */
export function ReportPage(): ReactElement {
  const { path = '' } = useParams()
  const report = findReport(path)
  usePageTitle(report?.title)
  if (report === undefined) return <UnderConstruction />
  return <Report key={path} report={report} />
}
