import { outbox } from '@capiz/api/contract/admin'
import { user } from '@capiz/api/contract/auth'
import { request } from '@capiz/api/contract/request'
import { formatDay, manilaDay } from '@capiz/domain/time'
import { Card } from '@capiz/ui/Card'
import { Link } from '@capiz/ui/Link'
import { type WorkItem, WorkList } from '@capiz/ui/WorkList'
import type { ReactElement } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { decisionEntry, latestDecisions } from './decisions.ts'

/** Rows of a card; the list behind its link has all of them. */
const most = 5

interface RowsCardProps {
  title: string
  href: string
  /** undefined while they are read */
  items: readonly WorkItem[] | undefined
  total: number | undefined
}

/** A few rows of a list; nothing where it is empty. */
function RowsCard({ title, href, items, total = 0 }: RowsCardProps): ReactElement | null {
  if (items?.length === 0) return null
  return (
    <Card
      title={title}
      padding="none"
      actions={
        total > most ? (
          <Link href={href} variant="standalone">
            {`All ${total.toLocaleString('en-PH')}`}
          </Link>
        ) : undefined
      }
    >
      <WorkList
        label={title}
        groups={[{ id: 'rows', items: items ?? [] }]}
        {...(items === undefined && { loadingRows: most })}
      />
    </Card>
  )
}

/** Accounts that are locked, mail that was given up, and the latest decisions, a line each. */
export function UserCards(): ReactElement {
  const locked = useCall(user.list, {
    query: { status: 'LOCKED', sort: 'lastName,ASC', size: most, page: 0 },
  }).data
  const failed = useCall(outbox.list, { query: { state: 'FAILED', size: most, page: 0 } }).data
  const decisions = useCall(request.list, { query: latestDecisions }).data
  return (
    <>
      <RowsCard
        title="Locked accounts"
        href="/security/users?status=LOCKED"
        total={locked?.totalElements}
        items={locked?.content.map(({ code, firstName, lastName, role, lastLogin }) => ({
          id: code,
          subject: `${lastName}, ${firstName}`,
          detail: role.name,
          due: lastLogin === null ? '' : `last signed in ${formatDay(manilaDay(new Date(lastLogin)))}`,
          action: { label: 'Open', href: `/security/users/${code}`, name: `Open: ${lastName}, ${firstName}` },
        }))}
      />
      <RowsCard
        title="Mail not sent"
        href="/security/mail?state=FAILED"
        total={failed?.totalElements}
        items={failed?.content.map(({ id, recipient, subject, createdDate }) => ({
          id: String(id),
          subject: recipient,
          detail: subject,
          due: formatDay(manilaDay(new Date(createdDate))),
          action: {
            label: 'See',
            href: `/security/mail?state=FAILED&recipient=${encodeURIComponent(recipient)}`,
            name: `See: ${recipient}`,
          },
        }))}
      />
      <RowsCard
        title="Recent decisions"
        href="/dashboard/requests?queue=decided&sort=decidedDate,DESC"
        total={decisions?.totalElements}
        items={decisions?.content.slice(0, most).map((row) => {
          const { id, title, text, who, day, href } = decisionEntry(row)
          return {
            id,
            subject: <Link href={href}>{title}</Link>,
            detail: [text, who].filter(Boolean).join(', '),
            due: formatDay(day),
          }
        })}
      />
    </>
  )
}
