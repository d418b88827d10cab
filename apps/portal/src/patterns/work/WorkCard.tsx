import type { OutputOf } from '@capiz/api/contract/define'
import { work } from '@capiz/api/contract/my-work'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { LinkButton } from '@capiz/ui/Link'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { LoadingLines } from '../LoadingLines.tsx'
import { dueText } from './due.ts'
import * as styles from './work.css.ts'

type Work = OutputOf<typeof work.mine>
type Item = Work['items'][number]

/** The headings of the groups, in the order of their rank. */
const groupTitles = [
  ['me', 'Assigned to you'],
  ['role', 'Work of your role'],
  ['team', 'Work you can also take'],
] as const satisfies readonly (readonly [Item['actor'], string])[]

interface RowProps {
  item: Item
  today: Work['asOf']
  isFirst: boolean
}

/** Shows an item, how late it is, and the link to it. */
function WorkRow({ item, today, isFirst }: RowProps): ReactElement {
  const { subject, label, action, dueDate, daysLate, route } = item
  return (
    <li className={styles.row}>
      <span>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.detail}>{label}</span>
      </span>
      <span className={styles.due}>
        <span className={daysLate > 0 ? styles.late : undefined}>{dueText(dueDate, daysLate, today)}</span>
      </span>
      <span className={styles.act}>
        <LinkButton
          size="sm"
          variant={isFirst ? 'primary' : 'secondary'}
          href={route}
          aria-label={`${action}: ${subject}`}
        >
          {action}
        </LinkButton>
      </span>
    </li>
  )
}

/** Heading of a group with its number of items and of late ones. */
function GroupTitle({
  heading,
  count,
  late,
}: {
  heading: string
  count: number
  late: number
}): ReactElement {
  return (
    <>
      {heading} <span className={styles.count}>{count.toLocaleString('en-PH')}</span>
      {late === 0 ? null : (
        <>
          {', '}
          <span className={styles.late}>{late.toLocaleString('en-PH')} late</span>
        </>
      )}
    </>
  )
}

/** The items of one group; with its heading where there are several groups. */
function WorkGroup(props: { title: ReactNode; label: string; children: ReactNode }): ReactElement {
  const { title, label, children } = props
  const id = useId()
  return (
    <div className={styles.group}>
      {title === undefined ? null : (
        <h3 id={id} className={styles.groupHead}>
          {title}
        </h3>
      )}
      <ol
        className={styles.rows}
        aria-labelledby={title === undefined ? undefined : id}
        aria-label={title === undefined ? label : undefined}
      >
        {children}
      </ol>
    </div>
  )
}

interface WorkCardProps {
  title: string
  /** link to all of it */
  actions?: ReactNode
  /** shown in place of the card where nothing waits */
  empty: ReactNode
}

/** Shows what waits for the reader, ranked by who must act and how late it is, each item one step away. */
export function WorkCard({ title, actions, empty }: WorkCardProps): ReactElement {
  const { data, error, refetch, isFetching } = useCall(work.mine, {})
  if (data === undefined && error !== null) {
    return (
      <Card title={title}>
        <ErrorState
          title="Your work could not be read"
          level={3}
          onRetry={() => void refetch()}
          isPending={isFetching}
        />
      </Card>
    )
  }
  if (data === undefined) {
    return (
      <Card title={title}>
        <LoadingLines count={8} />
      </Card>
    )
  }
  const { items, asOf } = data
  if (items.length === 0) return <>{empty}</>
  const groups = groupTitles.flatMap(([actor, heading]) => {
    const counted = data.groups.find((one) => one.actor === actor)
    const own = items.filter((item) => item.actor === actor)
    return counted === undefined || own.length === 0 ? [] : [{ ...counted, heading, own }]
  })
  return (
    <Card title={title} padding="none" actions={actions}>
      {groups.map(({ actor, heading, own, count, late }) => (
        <WorkGroup
          key={actor}
          // one group that is shown whole needs no heading
          title={
            groups.length > 1 || own.length < count ? <GroupTitle {...{ heading, count, late }} /> : undefined
          }
          label={title}
        >
          {own.map((item) => (
            <WorkRow key={item.key} item={item} today={asOf} isFirst={item === items[0]} />
          ))}
        </WorkGroup>
      ))}
    </Card>
  )
}
