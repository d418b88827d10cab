import { reportGroup } from '@capiz/api/contract/report'
import { findReport, type Report } from '@capiz/domain/report'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import { type ReactElement, useRef } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { text, type UrlSchema, useUrlState } from '../../platform/routing/url-state.ts'
import { hasWords } from '../../patterns/has-words.ts'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import * as tools from '../../patterns/list-tools.css.ts'
import { ReadError } from '../../patterns/ReadError.tsx'
import { TermField } from '../../patterns/TermField.tsx'
import { ReportFamilies } from './ReportFamilies.tsx'

const schema: UrlSchema<{ term: string }> = { term: text }

/** The reports with a search over their names and descriptions; the term is in the address, as in other lists. */
function SearchedReports({ reports }: { reports: readonly Report[] }): ReactElement {
  const [{ term }, change] = useUrlState(schema)
  const search = useRef<HTMLDivElement>(null)
  const found = reports.filter(({ title, purpose }) => hasWords(`${title} ${purpose}`, term))
  const clear = (): void => {
    change({ term: '' }, true)
    // the button is about to leave
    search.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div className={tools.place}>
        <div className={tools.tools}>
          <div ref={search} className={tools.search}>
            <TermField
              label="Search reports"
              placeholder="Name or description"
              term={term}
              onTerm={(next) => change({ term: next }, true)}
            />
          </div>
        </div>
      </div>
      <VisuallyHidden>
        <output>{term === '' ? '' : plural(found.length, 'report', 'reports')}</output>
      </VisuallyHidden>
      {found.length > 0 ? (
        <ReportFamilies reports={found} />
      ) : (
        <EmptyState
          title={`No report matches “${term}”`}
          actions={<Button onPress={clear}>Clear the search</Button>}
        >
          Check the spelling or use fewer words.
        </EmptyState>
      )}
    </>
  )
}

function OpenReports(): ReactElement {
  const { data, error, isFetching, refetch } = useCall(reportGroup.availableReports)
  if (error !== null)
    return <ReadError title="The reports could not be listed" answer={{ error, refetch, isFetching }} />
  if (data === undefined)
    return (
      <Card>
        <LoadingLines count={12} />
      </Card>
    )
  if (data.length === 0)
    return (
      <EmptyState title="No report is open to you">
        An administrator decides in the report groups which roles may run which reports.
      </EmptyState>
    )
  return <SearchedReports reports={data.flatMap((path) => findReport(path) ?? [])} />
}

/** The reports the caller's role may run, by family (specification 2, 7.5). */
export function ReportList(): ReactElement {
  return (
    <Stack gap={5}>
      <PageHeader title="Reports" description="Preview, then download as Excel or PDF." />
      <OpenReports />
    </Stack>
  )
}
