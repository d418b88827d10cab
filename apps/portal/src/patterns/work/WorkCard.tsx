import type { OutputOf } from '@capiz/api/contract/define'
import { work } from '@capiz/api/contract/my-work'
import { dueText } from '@capiz/domain/work'
import { Card } from '@capiz/ui/Card'
import { Disclosure } from '@capiz/ui/Disclosure'
import { ErrorState } from '@capiz/ui/ErrorState'
import { type WorkGroup, type WorkItem, WorkList } from '@capiz/ui/WorkList'
import type { ReactElement, ReactNode } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import * as styles from './work.css.ts'

type Work = OutputOf<typeof work.mine>
type Item = Work['items'][number]

/** The headings of the groups, in the order of their rank. */
const groupTitles = [
  ['me', 'Assigned to you, to do'],
  ['role', 'Work of your role'],
  ['team', 'Work you can also take'],
] as const satisfies readonly (readonly [Item['actor'], string])[]

function rowOf(
  { key, subject, label, dueDate, daysLate, action, route }: Item,
  asOf: Work['asOf'],
): WorkItem {
  return {
    id: key,
    subject,
    detail: label,
    due: dueText(dueDate, asOf),
    isLate: daysLate > 0,
    isDueToday: dueDate === asOf,
    action: { label: action, href: route, name: `${action}: ${subject}` },
  }
}

/** The groups that have items, in the order of their rank. */
function groupsOf({ items, groups, asOf }: Work): WorkGroup[] {
  const found = groupTitles.flatMap(([actor, title]) => {
    const counted = groups.find((one) => one.actor === actor)
    const own = items.filter((item) => item.actor === actor)
    return counted === undefined || own.length === 0 ? [] : [{ ...counted, title, own }]
  })
  return found.map(({ actor, title, own, count, late, lists }) => ({
    id: actor,
    // one group that is shown whole needs no heading
    ...((found.length > 1 || own.length < count) && { title, count, lateCount: late }),
    items: own.map((item) => rowOf(item, asOf)),
    links: lists.map(({ label, route }) => ({ label, href: route })),
  }))
}

/** The work of other roles, whose number is enough until it is opened. */
function FoldedGroup({ group: { title: _title, ...group } }: { group: WorkGroup }): ReactElement {
  const { count = 0, lateCount = 0 } = group
  const number = (value: number): string => value.toLocaleString('en-PH')
  const late = lateCount === 0 ? '' : `, ${number(lateCount)} late`
  return (
    <div className={styles.folded}>
      <Disclosure title={`${number(count)} of other roles${late}`}>
        <WorkList label="Work of other roles" groups={[group]} />
      </Disclosure>
    </div>
  )
}

interface WorkCardProps {
  title: string
  /** folds the work of other roles to a line with its number */
  foldsTeam?: boolean
  /** link to all of it */
  actions?: ReactNode
  /** an item the work itself does not list, below all others */
  lastItem?: WorkItem | undefined
  /** shown in place of the card where nothing waits */
  empty: ReactNode
}

/** Shows what waits for the reader, ranked by who must act and how late it is, each item one step away. */
export function WorkCard({
  title,
  foldsTeam = false,
  actions,
  lastItem,
  empty,
}: WorkCardProps): ReactElement {
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
        <WorkList label={title} groups={[]} loadingRows={12} />
      </Card>
    )
  }
  if (data.items.length === 0 && lastItem === undefined) return <>{empty}</>
  const groups = groupsOf(data)
  if (lastItem !== undefined) {
    const last = groups.pop() ?? { id: 'last', items: [] }
    groups.push({ ...last, items: [...last.items, lastItem] })
  }
  const isFolded = ({ id }: WorkGroup): boolean => foldsTeam && id === 'team' && groups.length > 1
  return (
    <Card title={title} padding="none" actions={actions}>
      <WorkList label={title} hasPrimary groups={groups.filter((group) => !isFolded(group))} />
      {groups.filter(isFolded).map((group) => (
        <FoldedGroup key={group.id} group={group} />
      ))}
    </Card>
  )
}
