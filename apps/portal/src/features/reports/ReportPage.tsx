import { isApiError } from '@capiz/api/client'
import { findReport, type Report } from '@capiz/domain/report'
import { TopCrumbs } from '../../patterns/TopCrumbs.tsx'
import { Button } from '@capiz/ui/Button'
import { ErrorState } from '@capiz/ui/ErrorState'
import { FieldRow, Form } from '@capiz/ui/Form'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router-dom'
import { UnderConstruction } from '../../platform/feedback/UnderConstruction.tsx'
import { today } from '../../patterns/today.ts'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { fromServer, type Problems } from '../../platform/forms/form-problems.ts'
import { useChangeQuery, useQueryParams } from '../../platform/routing/query-params.ts'
import { FilterField } from './FilterField.tsx'
import {
  fieldTexts,
  filterBody,
  filterProblems,
  firstFilters,
  type FilterTexts,
  readFilters,
  writeFilters,
} from './filter-values.ts'
import { PlaceFilter } from './PlaceFilter.tsx'
import { Preview, useReport } from './Preview.tsx'
import * as styles from './reports.css.ts'

const places = new Set(['region', 'province', 'city'])

interface FiltersProps {
  report: Report
  /** what of the filters in the address cannot be used */
  refused: Problems
  /** the filters in the address, or those the report begins with */
  inAddress: FilterTexts
  /** whether a report with these filters stands below */
  isShown: boolean
}

function Filters({ report, refused, inAddress, isShown }: FiltersProps): ReactElement {
  const changeQuery = useChangeQuery()
  const [given, setGiven] = useState(inAddress)
  const [missed, setMissed] = useState<Problems>({})
  // said until the filter is changed
  const stillRefused = Object.entries(refused).filter(([name]) => given[name] === inAddress[name])
  const problems = { ...Object.fromEntries(stillRefused), ...missed }
  const texts = fieldTexts(report, given, problems)

  function change(changes: FilterTexts): void {
    setGiven({ ...texts, ...changes })
    setMissed(Object.fromEntries(Object.entries(missed).filter(([name]) => changes[name] === undefined)))
  }

  function show(): void {
    const found = filterProblems(report, texts)
    setGiven(texts)
    setMissed(found)
    if (Object.keys(found).length === 0) changeQuery((now) => writeFilters(now, texts), false)
  }
  const fields = report.filters.filter(({ name }) => !places.has(name))
  const isChanged =
    isShown && report.filters.some(({ name }) => (texts[name] ?? '') !== (inAddress[name] ?? ''))
  return (
    <Form onSubmit={show} width="full" aria-label="Filters of the report">
      {/* one block, so that nothing said takes no room */}
      <div>
        <div className={styles.filters}>
          <FieldRow columns="fit">
            {fields.map((field) => (
              <FilterField
                key={field.name}
                field={field}
                value={texts[field.name] ?? ''}
                onChange={(value) => change({ [field.name]: value })}
                problem={problems[field.name]}
              />
            ))}
            {report.filters.length === fields.length ? null : (
              <PlaceFilter texts={texts} onChange={change} problems={problems} />
            )}
          </FieldRow>
          <div className={styles.submit}>
            <Button type="submit" variant="primary">
              Show the report
            </Button>
          </div>
        </div>
        <output>
          {isChanged ? (
            <Text as="span" tone="muted">
              The report below still has the filters from before.
            </Text>
          ) : null}
        </output>
      </div>
    </Form>
  )
}

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
