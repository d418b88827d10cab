import { savedView } from '@capiz/api/contract/work'
import { Button } from '@capiz/ui/Button'
import { Menu, type MenuGroup } from '@capiz/ui/Menu'
import { TabNav } from '@capiz/ui/TabNav'
import BookmarkPlus from '@lucide/icons/icons/bookmark-plus'
import Settings from '@lucide/icons/icons/settings-2'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../platform/data/query.tsx'
import * as styles from './saved-views.css.ts'
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

interface SavedViewsProps {
  list: string
  tabs: readonly ViewTab[]
  label: string
}

/** Tabs and menu of the kept views of a list; what the list shows now can be kept under a name. */
export function SavedViews({ list, tabs, label }: SavedViewsProps): ReactElement {
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState<'save' | 'manage'>()
  const { data: views = [] } = useCall(savedView.list, { query: { list } })
  const query = viewQuery(search)
  const shown = viewTabs(tabs, views, { path: pathname, query })
  const close = (): void => setOpen(undefined)
  return (
    <div className={styles.row}>
      <div className={styles.tabs}>
        <TabNav label={label} items={shown} />
      </div>
      <Menu
        label="Views of this list"
        trigger={
          <Button size="sm" variant="quiet">
            Views
          </Button>
        }
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
    </div>
  )
}
