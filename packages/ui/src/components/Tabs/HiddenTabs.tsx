import type { ReactElement, RefObject } from 'react'
import { Menu, type MenuEntry } from '../Menu/index.ts'
import { useInView } from './useInView.ts'

interface HiddenTabsProps {
  row: RefObject<HTMLElement | null>
  /** place of the current tab, from zero */
  current: number
  trigger: ReactElement
  /** the tabs out of sight */
  entries: readonly MenuEntry[]
}

/** What a row of tabs needs only where it is cut: the menu of the others, and the current one kept in view. */
export function HiddenTabs({ row, current, trigger, entries }: HiddenTabsProps): ReactElement {
  useInView(row, current)
  return <Menu label="Tabs out of sight" trigger={trigger} groups={[{ id: 'tabs', entries }]} />
}
