import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { Link } from 'react-aria-components/Link'
import * as styles from '../Tabs/Tabs.css.ts'
import { TabWords } from '../Tabs/Tabs.tsx'

export interface TabNavItem {
  href: string
  label: string
  count?: number
  isCurrent?: boolean
}

export interface TabNavProps {
  /** Name of the set, such as "Facility record". */
  label: string
  items: readonly TabNavItem[]
}

/** Pages of one record as tabs: true links, so each can be opened in a new tab and shared. */
export function TabNav({ label, items }: TabNavProps): ReactElement {
  const nav = useRef<HTMLElement>(null)
  const current = items.find((item) => item.isCurrent)?.href
  useEffect(() => {
    const links = [...(nav.current?.querySelectorAll('a') ?? [])]
    const link = links.find((candidate) => candidate.getAttribute('href') === current)
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav ref={nav} aria-label={label} className={styles.list}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.isCurrent ? 'page' : undefined}
          className={styles.tab}
        >
          <TabWords label={item.label} count={item.count} />
        </Link>
      ))}
    </nav>
  )
}
