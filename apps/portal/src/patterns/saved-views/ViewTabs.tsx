import { Button } from '@capiz/ui/Button'
import { TabNav } from '@capiz/ui/TabNav'
import { lazy, type ReactElement, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { whenCalm } from '../../platform/loading/when-calm.ts'
import type { ViewTab } from './view-query.ts'

const load = async () => {
  // kept views delay no rows
  await whenCalm()
  return import('./SavedViews.tsx')
}
const SavedTabs = lazy(async () => ({ default: (await load()).SavedTabs }))
const SavedMenu = lazy(async () => ({ default: (await load()).ViewsMenu }))

interface ViewTabsProps {
  /** name of the list, such as "facilities"; views are kept under it */
  list: string
  /** the tabs the list has of itself; one for the whole list when it has none */
  tabs?: readonly ViewTab[] | undefined
  /** name of the tabs for screen readers */
  label?: string | undefined
}

/** The views over a list: its own tabs and the pinned ones; nothing where the whole list is the only view. */
export function ViewTabs({ list, tabs, label = 'Saved views' }: ViewTabsProps): ReactElement {
  const { pathname, search } = useLocation()
  const own = tabs ?? [{ label: 'All', href: pathname, isCurrent: search === '' }]
  return (
    <Suspense fallback={own.length > 1 ? <TabNav label={label} items={own} /> : null}>
      <SavedTabs list={list} tabs={own} label={label} />
    </Suspense>
  )
}

/** The menu of all views that are kept of a list, at the end of its search and filters. */
export function ViewsMenu({ list }: { list: string }): ReactElement {
  return (
    // what stands beside it does not move when it comes
    <Suspense fallback={<Button isDisabled>Saved views</Button>}>
      <SavedMenu list={list} />
    </Suspense>
  )
}
