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
  /** How many of them are late, in red before the detail: `14 late`. */
  late?: string | undefined
  /** Reason the number is urgent: `oldest waits 12 days`. */
  detail?: string | undefined
  /** The list behind the number. */
  href?: string | undefined
  /** `row` has the number at the end of one line at every width: for tiles one below the other. */
  layout?: 'tile' | 'row' | undefined
}

/** A number that asks for work, as a link to the list behind it. */
export function StatTile({
  label,
  value,
  late,
  detail,
  href,
  layout = 'tile',
  ...rest
}: StatTileProps): ReactElement {
  const content = (
    <>
      <span className={cx(styles.label, href && styles.linkLabel)}>{label}</span>
      {value === undefined ? (
        <span className={styles.skeletonBar} aria-hidden="true" />
      ) : (
        <span className={cx(styles.value, value === 0 && styles.nothing)}>{formatCount(value)}</span>
      )}
      {late || detail ? (
        <span className={styles.detail}>
          {late ? <span className={styles.late}>{late}</span> : null}
          {late && detail ? ', ' : null}
          {detail}
        </span>
      ) : null}
    </>
  )
  if (!href)
    return (
      <div {...elementProps(rest)} className={cx(styles.tile, styles.layouts[layout])}>
        {content}
      </div>
    )
  return (
    <Link
      {...elementProps(rest)}
      href={href}
      className={cx(styles.tile, styles.layouts[layout], styles.link)}
    >
      {content}
    </Link>
  )
}
