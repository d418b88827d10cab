import { savedView } from '@capiz/api/contract/work'
import { Button } from '@capiz/ui/Button'
import { Menu, type MenuGroup } from '@capiz/ui/Menu'
import { TabNav } from '@capiz/ui/TabNav'
import BookmarkPlus from '@lucide/icons/icons/bookmark-plus'
import Settings from '@lucide/icons/icons/settings-2'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../platform/data/query.tsx'
import type { View } from './view.ts'
import { viewQuery, type ViewTab, viewTabs } from './view-query.ts'

const SaveView = lazy(async () => ({ default: (await import('./SaveView.tsx')).SaveView }))
const ManageViews = lazy(async () => ({ default: (await import('./ManageViews.tsx')).ManageViews }))

function menuOf(views: readonly View[], path: string): MenuGroup[] {
  const entries = (list: readonly View[]) =>
    list.map(({ id, name, query, isOwn, ownerName }) => ({
      id: `view-${id}`,
      label: name,
      ...(isOwn ? {} : { hint: `Shared by ${ownerName}` }),
      href: query === '' ? path : `${path}?${query}`,
    }))
  return [
    { id: 'own', title: 'My views', entries: entries(views.filter(({ isOwn }) => isOwn)) },
    { id: 'shared', title: 'Shared views', entries: entries(views.filter(({ isOwn }) => !isOwn)) },
  ].filter((group) => group.entries.length > 0)
}

interface ViewsProps {
  list: string
}

interface SavedTabsProps extends ViewsProps {
  tabs: readonly ViewTab[]
  label: string
}

const useViews = (list: string): readonly View[] => useCall(savedView.list, { query: { list } }).data ?? []

/** The tabs of a list with its pinned views; none where there is only one. */
export function SavedTabs({ list, tabs, label }: SavedTabsProps): ReactElement | null {
  const { pathname, search } = useLocation()
  const shown = viewTabs(tabs, useViews(list), { path: pathname, query: viewQuery(search) })
  return shown.length > 1 ? <TabNav label={label} items={shown} /> : null
}

/** The menu of the kept views of a list; what the list shows now can be kept under a name. */
export function ViewsMenu({ list }: ViewsProps): ReactElement {
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState<'save' | 'manage'>()
  const views = useViews(list)
  const query = viewQuery(search)
  const close = (): void => setOpen(undefined)
  return (
    <>
      <Menu
        label="Views of this list"
        trigger={<Button>Saved views</Button>}
        groups={[
          ...menuOf(views, pathname),
          {
            id: 'do',
            title: 'Keep',
            entries: [
              { id: 'save', label: 'Save this view…', icon: BookmarkPlus, onAction: () => setOpen('save') },
              {
                id: 'manage',
                label: 'Manage views…',
                icon: Settings,
                isDisabled: views.length === 0,
                onAction: () => setOpen('manage'),
              },
            ],
          },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'save' ? <SaveView list={list} query={query} onClose={close} /> : null}
        {open === 'manage' ? <ManageViews views={views} query={query} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
