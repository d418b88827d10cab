import ChevronRight from '@lucide/icons/icons/chevron-right'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/index.ts'
import * as styles from './Breadcrumbs.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** One step of the way. */
export interface Crumb {
  /** Name of the list, the record or the page. */
  label: ReactNode
  /** Left out for the page itself. */
  href?: string | undefined
}

export interface BreadcrumbsProps extends ElementProps {
  /** From the list down to this page, which comes last and has no address. */
  items: readonly Crumb[]
}

/** The way from the list down to this page, in one line; on phones the link back to its parent. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps): ReactElement {
  return (
    <nav {...elementProps(rest)} aria-label="Breadcrumbs" data-print="hide">
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li
            key={href ?? 'here'}
            className={styles.crumb}
            title={typeof label === 'string' ? label : undefined}
          >
            <Icon of={ChevronRight} className={styles.arrow} />
            {href === undefined ? (
              <span aria-current="page" className={cx(styles.text, styles.current)}>
                {label}
              </span>
            ) : (
              <span className={styles.text}>
                <Link href={href}>{label}</Link>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
