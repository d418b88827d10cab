import type { ReactElement, RefObject } from 'react'
import { Menu, type MenuEntry } from '../../overlays/Menu/index.ts'
import { useInView } from './useInView.ts'

interface HiddenTabsProps {
  row: RefObject<HTMLElement | null>
  /** place of the current tab, from zero */
  current: number
  trigger: ReactElement
  /** the tabs out of sight */
  entries: readonly MenuEntry[]
}

/** Renders the parts only a cut row of tabs needs: the menu of the others, and the current one kept in view. */
export function HiddenTabs({ row, current, trigger, entries }: HiddenTabsProps): ReactElement {
  useInView(row, current)
  return <Menu label="Tabs out of sight" trigger={trigger} groups={[{ id: 'tabs', entries }]} />
}
