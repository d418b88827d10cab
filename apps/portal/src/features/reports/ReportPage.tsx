import { type ReportDeclaration, reports } from '@capiz/domain/report'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { Button } from '@capiz/ui/Button'
import { Card } from '@capiz/ui/Card'
import { Form } from '@capiz/ui/Form'
import { Link } from '@capiz/ui/Link'
import { NotFound } from '@capiz/ui/NotFound'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useChangeQuery, useQueryParams } from '../../lib/query-params.ts'
import { FilterField } from './FilterField.tsx'
import {
  fieldTexts,
  filterBody,
  filterProblems,
  type FilterTexts,
  readFilters,
  writeFilters,
} from './filter-values.ts'
import { PlaceFilter } from './PlaceFilter.tsx'
import { Preview } from './Preview.tsx'
import * as styles from './reports.css.ts'

const places = new Set(['region', 'province', 'city'])

function Filters({ report }: { report: ReportDeclaration }): ReactElement {
  const params = useQueryParams()
  const changeQuery = useChangeQuery()
  const [texts, setTexts] = useState(() => fieldTexts(report, readFilters(report, params)))
  const [problems, setProblems] = useState(() =>
    params.get('show') === '1' ? filterProblems(report, readFilters(report, params)) : {},
  )
  const change = (changes: FilterTexts): void => setTexts((now) => ({ ...now, ...changes }))

  function show(): void {
    const found = filterProblems(report, texts)
    setProblems(found)
    if (Object.keys(found).length === 0) changeQuery((now) => writeFilters(now, texts), false)
  }
  const fields = report.filters.filter(({ name }) => !places.has(name))
  return (
    <Card title="What to show">
      <Form onSubmit={show} width="full" aria-label="Filters of the report">
        <Stack gap={5}>
          <div className={styles.filters}>
            {fields.map((field) => (
              <FilterField
                key={field.name}
                field={field}
                value={texts[field.name] ?? ''}
                onChange={(value) => change({ [field.name]: value })}
                problem={problems[field.name]}
              />
            ))}
            {report.filters.length === fields.length ? null : <PlaceFilter texts={texts} onChange={change} />}
          </div>
          <div>
            <Button type="submit" variant="primary">
              Show the report
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}

/** One report: its filters in the address, its first rows, and the whole of it as a file. */
export function ReportPage(): ReactElement {
  const { path = '' } = useParams()
  const report = Object.hasOwn(reports, path) ? reports[path] : undefined
  const params = useQueryParams()
  usePageTitle(report?.title)
  if (report === undefined)
    return <NotFound title="There is no such report" actions={<Link href="/reports">All reports</Link>} />
  const texts = readFilters(report, params)
  const isShown = params.get('show') === '1' && Object.keys(filterProblems(report, texts)).length === 0
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: 'Reports', href: '/reports' }, { label: report.title }]} />
      <PageHeader title={report.title} description={report.purpose} />
      <Filters key={path} report={report} />
      {isShown ? <Preview report={report} body={filterBody(report, texts)} /> : null}
    </Stack>
  )
}
