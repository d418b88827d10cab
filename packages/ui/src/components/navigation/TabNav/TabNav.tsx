import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import * as styles from '../Tabs/Tabs.css.ts'
import { TabRow } from '../Tabs/TabRow.tsx'
import { TabLabel } from '../Tabs/Tabs.tsx'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface TabNavItem {
  /** Address of the page. */
  href: string
  /** One or two words. */
  label: string
  /** Number of things inside, after the label. */
  count?: number | undefined
  /** The page that is shown. */
  isCurrent?: boolean | undefined
}

export interface TabNavProps extends ElementProps {
  /** Name of the set, such as "Facility record". */
  label: string
  /** The pages in order. */
  items: readonly TabNavItem[]
}

/** Pages of one record as tabs: true links, so each can be opened in a new tab and shared. */
export function TabNav({ label, items, ...rest }: TabNavProps): ReactElement {
  const row = useRef<HTMLDivElement>(null)
  const current = items.findIndex((item) => item.isCurrent)
  return (
    <nav {...elementProps(rest)} className={styles.nav} aria-label={label}>
      <TabRow
        row={row}
        current={current}
        entries={items.map((item) => ({ id: item.href, label: item.label, href: item.href }))}
      >
        <div ref={row} className={styles.list}>
          {items.map((item) => (
            <Link
              key={`${item.href} ${item.label}`}
              href={item.href}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={styles.tab}
            >
              <TabLabel label={item.label} count={item.count} />
            </Link>
          ))}
        </div>
      </TabRow>
    </nav>
  )
}
