import { type Report, reportFamilies } from '@capiz/domain/report'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { Text } from '@capiz/ui/Text'
import type { ReactElement } from 'react'
import * as styles from './reports.css.ts'

/** Links to reports with their descriptions, a card for each family that has one of them. */
export function ReportFamilies({ reports }: { reports: readonly Report[] }): ReactElement {
  const families = reportFamilies
    .map((family) => ({ family, list: reports.filter((report) => report.family === family) }))
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
