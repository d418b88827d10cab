import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from '../../primitives/Link/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { Skeleton } from '../../feedback/Skeleton/index.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { WorkRow } from './WorkRow.tsx'
import type { WorkItem } from './WorkRow.tsx'
import * as styles from './WorkList.css.ts'

/** Items that wait for the same person, in the order in which they are settled. */
export interface WorkGroup {
  id: string
  /** Heading over the items, such as "Assigned to you"; left out where one group is shown whole. */
  title?: string | undefined
  /** Number of items behind the heading, which may be more than those shown. */
  count?: number | undefined
  /** How many of them are late. */
  lateCount?: number | undefined
  items: readonly WorkItem[]
  /** Links below the items, each to a list of all items of a kind: "All 17 assigned to you". */
  links?: readonly WorkLink[] | undefined
}

/** A link to a list that holds exactly the items it names. */
export interface WorkLink {
  label: string
  href: string
}

export interface WorkListProps extends ElementProps<HTMLDivElement> {
  /** Name of the list for screen readers: "To do", "Needs attention". */
  label: string
  /** The groups in their order; an empty one is not drawn. */
  groups: readonly WorkGroup[]
  /** Gives the first item that has an action the primary button of the page; at most one list of a page has it. */
  hasPrimary?: boolean | undefined
  /** Rows to hold the place of while the items are read; the groups are not drawn then. */
  loadingRows?: number | undefined
}

const written = (count: number) => count.toLocaleString('en-PH')

function GroupTitle({ title, count, lateCount = 0 }: WorkGroup): ReactElement {
  return (
    <>
      {title} {count === undefined ? null : <span className={styles.count}>{written(count)}</span>}
      {lateCount === 0 ? null : (
        <>
          {', '}
          <span className={styles.late}>{written(lateCount)} late</span>
        </>
      )}
    </>
  )
}

function Rows(props: {
  label: string | undefined
  labelledBy: string | undefined
  children: ReactNode
}): ReactElement {
  return (
    <ol className={styles.rows} aria-label={props.label} aria-labelledby={props.labelledBy}>
      {props.children}
    </ol>
  )
}

interface GroupProps extends Pick<WorkListProps, 'label'> {
  group: WorkGroup
  /** key of the item that has the primary button */
  primary: string | undefined
}

function Group({ group, label, primary }: GroupProps): ReactElement {
  const id = useId()
  const isNamed = group.title !== undefined
  return (
    <div className={styles.group}>
      {isNamed && (
        <h3 id={id} className={styles.groupHead}>
          <GroupTitle {...group} />
        </h3>
      )}
      <Rows label={isNamed ? undefined : label} labelledBy={isNamed ? id : undefined}>
        {group.items.map((item) => (
          <WorkRow key={item.id} item={item} isPrimary={item.id === primary} />
        ))}
      </Rows>
      {group.links?.length ? (
        <p className={styles.links}>
          {group.links.map(({ label: text, href }) => (
            <Link key={href} href={href} variant="standalone">
              {text}
            </Link>
          ))}
        </p>
      ) : null}
    </div>
  )
}

/** Rows to come, each as high as the row that takes its place. */
function Loading({ count }: { count: number }): ReactElement {
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // Rows have no identity and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.row}>
            <span className={styles.labels}>
              <Skeleton />
            </span>
            <span className={styles.due}>
              <Skeleton width={8} />
            </span>
            <span className={styles.act}>
              <Skeleton shape="title" />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}

/** Lists items that wait for somebody, ranked, each one step away: a line with its subject, its day and the way there. */
export function WorkList(props: WorkListProps): ReactElement {
  const { label, groups, hasPrimary = false, loadingRows, ...rest } = props
  const shown = groups.filter(({ items }) => items.length > 0)
  const primary = hasPrimary
    ? shown.flatMap(({ items }) => items).find(({ action }) => action)?.id
    : undefined
  return (
    <div {...elementProps(rest)} className={styles.list}>
      {loadingRows === undefined ? (
        shown.map((group) => <Group key={group.id} {...{ group, label, primary }} />)
      ) : (
        <Loading count={loadingRows} />
      )}
    </div>
  )
}
