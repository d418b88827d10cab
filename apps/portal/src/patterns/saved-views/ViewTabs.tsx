import { TabNav } from '@capiz/ui/TabNav'
import { lazy, type ReactElement, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { ViewTab } from './view-query.ts'

/** Milliseconds until kept views are fetched, so that they delay no rows. */
const later = 300

const SavedViews = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, later))
  return { default: (await import('./SavedViews.tsx')).SavedViews }
})

interface ViewTabsProps {
  /** name of the list, such as "facilities"; views are kept under it */
  list: string
  /** the tabs the list has of itself; one for the whole list when it has none */
  tabs?: readonly ViewTab[] | undefined
  /** name of the tabs for screen readers */
  label?: string | undefined
}

/** The views over a list: its own tabs, the pinned ones, and the menu of all that are kept. */
export function ViewTabs({ list, tabs, label = 'Saved views' }: ViewTabsProps): ReactElement {
  const { pathname, search } = useLocation()
  const own = tabs ?? [{ label: 'All', href: pathname, isCurrent: search === '' }]
  return (
    <Suspense fallback={<TabNav label={label} items={own} />}>
      <SavedViews list={list} tabs={own} label={label} />
    </Suspense>
  )
}
