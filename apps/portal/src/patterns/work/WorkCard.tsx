import type { OutputOf } from '@capiz/api/contract/define'
import { work } from '@capiz/api/contract/my-work'
import { Card } from '@capiz/ui/Card'
import { ErrorState } from '@capiz/ui/ErrorState'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { WorkRowsLoading } from './WorkRowsLoading.tsx'
import { dueText } from './due.ts'
import * as styles from './work.css.ts'
import { WorkRow } from './WorkRow.tsx'
import { WorkRows } from './WorkRows.tsx'

type Work = OutputOf<typeof work.mine>
type Item = Work['items'][number]

/** The headings of the groups, in the order of their rank. */
const groupTitles = [
  ['me', 'Assigned to you'],
  ['role', 'Work of your role'],
  ['team', 'Work you can also take'],
] as const satisfies readonly (readonly [Item['actor'], string])[]

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
      <WorkRows
        labelledBy={title === undefined ? undefined : id}
        label={title === undefined ? label : undefined}
      >
        {children}
      </WorkRows>
    </div>
  )
}

function ItemRow({
  item,
  asOf,
  isFirst,
}: {
  item: Item
  asOf: Work['asOf']
  isFirst: boolean
}): ReactElement {
  return (
    <WorkRow
      subject={item.subject}
      detail={item.label}
      due={dueText(item.dueDate, item.daysLate, asOf)}
      isLate={item.daysLate > 0}
      action={{ label: item.action, href: item.route, name: `${item.action}: ${item.subject}` }}
      isFirst={isFirst}
    />
  )
}

interface WorkCardProps {
  title: string
  /** link to all of it */
  actions?: ReactNode
  /** an item the work itself does not list, below all others */
  lastRow?: ReactElement | undefined
  /** shown in place of the card where nothing waits */
  empty: ReactNode
}

/** Shows what waits for the reader, ranked by who must act and how late it is, each item one step away. */
export function WorkCard({ title, actions, lastRow, empty }: WorkCardProps): ReactElement {
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
      <Card title={title} padding="none">
        <WorkRowsLoading count={12} />
      </Card>
    )
  }
  const { items, asOf } = data
  if (items.length === 0 && lastRow === undefined) return <>{empty}</>
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
            <ItemRow key={item.key} item={item} asOf={asOf} isFirst={item === items[0]} />
          ))}
          {actor === groups.at(-1)?.actor ? lastRow : null}
        </WorkGroup>
      ))}
      {groups.length === 0 && lastRow !== undefined ? (
        <WorkGroup title={undefined} label={title}>
          {lastRow}
        </WorkGroup>
      ) : null}
    </Card>
  )
}
