import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import { formatCount } from '../Pagination/pages.ts'
import * as styles from './StatTile.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface StatTileProps extends ElementProps {
  /** Name of the count: `Pending approval`. */
  label: string
  /** Undefined while it loads. */
  value: number | undefined
  /** Reason the number is urgent: `oldest waits 12 days`. */
  detail?: string
  /** The list behind the number. */
  href?: string
}

/** A number that asks for work, as a link to the list behind it. */
export function StatTile({ label, value, detail, href, ...rest }: StatTileProps): ReactElement {
  const content = (
    <>
      <span className={cx(styles.label, href && styles.linkLabel)}>{label}</span>
      {value === undefined ? (
        <span className={styles.skeletonBar} aria-hidden="true" />
      ) : (
        <span className={styles.value}>{formatCount(value)}</span>
      )}
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </>
  )
  if (!href)
    return (
      <div {...elementProps(rest)} className={styles.tile}>
        {content}
      </div>
    )
  return (
    <Link {...elementProps(rest)} href={href} className={cx(styles.tile, styles.link)}>
      {content}
    </Link>
  )
}
