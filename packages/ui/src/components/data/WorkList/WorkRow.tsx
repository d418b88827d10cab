import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import * as button from '../../primitives/Button/Button.css.ts'
import * as link from '../../primitives/Link/Link.css.ts'
import * as styles from './WorkList.css.ts'

/** The one step that settles an item. */
export interface WorkAction {
  /** A verb first, in a word or two: "Review", "Open documents". */
  label: string
  /** Place where it is settled. */
  href: string
  /** Name for those who hear the button alone: "Review: Ilog-Yakal Clinic". */
  name: string
}

/** An item of a list of work. */
export interface WorkItem {
  /** Tells items apart. */
  id: string
  /** Name of the thing or person it is about. */
  subject: ReactNode
  /** Kind of work, or a fact to know, in a few words. */
  detail?: ReactNode | undefined
  /** When it is due, as text. */
  due?: ReactNode | undefined
  /** Late items have their day in red. */
  isLate?: boolean | undefined
  /** Items due today have their day in amber. */
  isDueToday?: boolean | undefined
  /** Left out where there is nothing to do but to know. */
  action?: WorkAction | undefined
}

interface WorkRowProps {
  item: WorkItem
  isPrimary: boolean
}

const isEmpty = (content: ReactNode): boolean => content === undefined || content === ''

/** One item: what, when, and the way there, which a press anywhere on it takes. Where there is room it takes one line. */
export function WorkRow({ item, isPrimary }: WorkRowProps): ReactElement {
  const { subject, detail, due, isLate = false, isDueToday = false, action } = item
  const dueStyle = isLate ? styles.late : isDueToday ? styles.dueToday : undefined
  return (
    <li className={styles.row}>
      <span className={styles.labels}>
        <span className={styles.subject}>{subject}</span>
        {isEmpty(detail) ? null : <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.due}>{isEmpty(due) ? null : <span className={dueStyle}>{due}</span>}</span>
      {action === undefined ? null : (
        <span className={cx(styles.act, isPrimary && styles.primaryAct)}>
          <Link
            href={action.href}
            aria-label={action.name}
            className={cx(
              isPrimary
                ? cx(button.button, button.sizes.sm, button.kinds.primary)
                : cx(link.link, styles.plainLink),
              styles.link,
            )}
          >
            {action.label}
          </Link>
        </span>
      )}
    </li>
  )
}
