import { reportGroup } from '@capiz/api/contract/report'
import { findReport, reportFamilies } from '@capiz/domain/report'
import { Card } from '@capiz/ui/Card'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../../patterns/LoadingLines.tsx'
import * as styles from './reports.css.ts'
import { ReadError } from '../../patterns/ReadError.tsx'

function Families(): ReactElement {
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
  const families = reportFamilies
    .map((family) => ({
      family,
      list: data.flatMap((path) => {
        const report = findReport(path)
        return report?.family === family ? [report] : []
      }),
    }))
    .filter(({ list }) => list.length > 0)
  return (
    <div className={styles.families}>
      {families.map(({ family, list }) => (
        <div key={family} className={styles.family}>
          <Card title={family}>
            <ul className={styles.list}>
              {list.map(({ path, title, purpose }) => (
                <li key={path}>
                  <Link href={`/reports/${path}`}>{title}</Link>
                  <Text tone="muted">{purpose}</Text>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      ))}
    </div>
  )
}

/** The reports the caller's role may run, by family (specification 2, 7.5). */
export function ReportList(): ReactElement {
  return (
    <Stack gap={5}>
      <PageHeader title="Reports" description="Preview, then download as Excel or PDF." />
      <Families />
    </Stack>
  )
}
