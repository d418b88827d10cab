import { requestTypeInfo } from '@capiz/domain/request'
import { Card } from '@capiz/ui/Card'
import { Disclosure } from '@capiz/ui/Disclosure'
import { Link } from '@capiz/ui/Link'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import type { ReactElement } from 'react'
import type { OpenRequest } from './open-requests.ts'
import * as styles from './open-requests-card.css.ts'

function age(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}

/** Requests named at once; more are counted and folded. */
const mostNamed = 3

function Rows({ rows }: { rows: readonly OpenRequest[] }): ReactElement {
  return (
    <ul className={styles.waiting}>
      {rows.map(({ code, type, ageDays }) => (
        <li key={code}>
          <Link href={`/dashboard/requests/${code}`}>{requestTypeInfo[type].label}</Link>
          <span className={styles.age}>{age(ageDays)}</span>
        </li>
      ))}
    </ul>
  )
}

interface OpenRequestsCardProps {
  title: string
  rows: readonly OpenRequest[]
}

/** Requests that wait for a decision, with their links and ages; absent where there are none, folded on phones. */
export function OpenRequestsCard({ title, rows }: OpenRequestsCardProps): ReactElement | null {
  const isPhone = useMediaQuery(mediaQuery.phone)
  if (rows.length === 0) return null
  if (isPhone && rows.length > 1) {
    return (
      <Card>
        <Disclosure title={title}>
          <Rows rows={rows} />
        </Disclosure>
      </Card>
    )
  }
  // folding a single one would save no line
  const named = rows.length > mostNamed + 1 ? mostNamed : rows.length
  return (
    <Card title={title}>
      <Rows rows={rows.slice(0, named)} />
      {named < rows.length ? (
        <Disclosure title={`${rows.length - named} more`}>
          <Rows rows={rows.slice(named)} />
        </Disclosure>
      ) : null}
    </Card>
  )
}
