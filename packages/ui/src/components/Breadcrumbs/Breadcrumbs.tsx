import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactElement, ReactNode } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { Link } from '../Link/index.ts'
import * as styles from './Breadcrumbs.css.ts'

export interface Crumb {
  label: ReactNode
  /** Left out for the page itself. */
  href?: string
}

/** The way from the list down to this page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }): ReactElement {
  return (
    <nav aria-label="Breadcrumbs" data-print="hide">
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={href ?? 'here'} className={styles.crumb}>
            <Glyph of={ChevronRight} className={styles.arrow} />
            {href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {label}
              </span>
            ) : (
              <Link href={href}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
