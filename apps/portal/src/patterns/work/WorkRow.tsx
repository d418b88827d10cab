import { LinkButton } from '@capiz/ui/Link'
import type { ReactElement, ReactNode } from 'react'
import * as styles from './work.css.ts'

/** The one step that settles an item: its words, its place, and the words for those who hear it alone. */
export interface WorkAction {
  label: string
  href: string
  name: string
}

interface WorkRowProps {
  /** what or whom it is about */
  subject: ReactNode
  /** what there is to do or to know about it */
  detail?: ReactNode
  /** when it is due; red where it is late */
  due?: ReactNode
  isLate?: boolean
  /** none where there is nothing to do but to know */
  action?: WorkAction | undefined
  /** the first of all items has the primary button of the page */
  isFirst?: boolean
}

/** One item of a list of work: what, when, and the way there. Where there is room it takes one line. */
export function WorkRow(props: WorkRowProps): ReactElement {
  const { subject, detail, due, isLate = false, action, isFirst = false } = props
  return (
    <li className={styles.row}>
      <span className={styles.labels}>
        <span className={styles.subject}>{subject}</span>
        {detail === undefined || detail === '' ? null : <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.due}>
        {due === undefined || due === '' ? null : (
          <span className={isLate ? styles.late : undefined}>{due}</span>
        )}
      </span>
      {action === undefined ? null : (
        <span className={styles.act}>
          <LinkButton
            size="sm"
            variant={isFirst ? 'primary' : 'secondary'}
            href={action.href}
            aria-label={action.name}
          >
            {action.label}
          </LinkButton>
        </span>
      )}
    </li>
  )
}
