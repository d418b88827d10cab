import ChevronDown from '@lucide/icons/icons/chevron-down'
import { Suspense, lazy } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { MenuEntry } from '../../overlays/Menu/index.ts'
import * as styles from './Tabs.css.ts'
import { useOverflow } from './useOverflow.ts'

interface TabRowProps {
  /** The element whose children are the tabs; the caller draws it. */
  row: RefObject<HTMLElement | null>
  /** Every tab as a line of the menu, in order. */
  entries: readonly MenuEntry[]
  /** Place of the current tab, from zero; it is brought into view when it or the width changes. */
  current: number
  children: ReactNode
}

// Most records fit; the menu brings the code that places overlays only where tabs are cut off.
const HiddenTabs = lazy(async () => ({ default: (await import('./HiddenTabs.tsx')).HiddenTabs }))

/** A row that shows whole tabs only, with a menu of the tabs that are out of sight. */
export function TabRow({ row, entries, current, children }: TabRowProps): ReactElement {
  const hidden = useOverflow(row)
  const out = entries.filter((_, at) => hidden.has(at))
  const isCut = out.length > 0
  const more = (
    <Button className={styles.more}>
      More
      <Icon of={ChevronDown} />
    </Button>
  )
  return (
    <div className={styles.frame}>
      {children}
      {isCut && (
        <Suspense fallback={more}>
          <HiddenTabs row={row} current={current} trigger={more} entries={out} />
        </Suspense>
      )}
    </div>
  )
}
