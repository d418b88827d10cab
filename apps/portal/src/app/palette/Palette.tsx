import { savedView, search } from '@capiz/api/contract/work'
import { CommandPalette } from '@capiz/ui/CommandPalette'
import Building from '@lucide/icons/icons/building-complex'
import Keyboard from '@lucide/icons/icons/keyboard'
import LogOut from '@lucide/icons/icons/log-out'
import Moon from '@lucide/icons/icons/moon'
import Stethoscope from '@lucide/icons/icons/stethoscope'
import Sun from '@lucide/icons/icons/sun'
import { type ReactElement, useLayoutEffect, useMemo, useState } from 'react'
import { setPreference } from '../../platform/preferences.ts'
import { useCan, useUser } from '../../platform/session/session.ts'
import { navigationFor } from '../../platform/routing/navigation.ts'
import { call, client, deviceStorage } from '../../platform/calls/api.ts'
import { listDrafts } from '../../platform/forms/draft-store.ts'
import { leaveWhenSure } from '../../platform/routing/leave-guard.ts'
import { useCall } from '../../platform/data/query.tsx'
import { draftCommands, foundGroups, pageCommands, viewCommands } from './commands.ts'

async function findRecords(term: string, signal: AbortSignal) {
  return foundGroups(await call(search.records, { query: { term } }, { signal }))
}

function useActions(onShowKeys: () => void) {
  const can = useCan()
  return [
    ...(can('HF_EDIT') && can('ADMIN')
      ? [{ id: 'add-facility', label: 'Add a facility', icon: Building, href: '/health-facility/new' }]
      : []),
    ...(can('PHY_EDIT') && can('ADMIN')
      ? [
          {
            id: 'add-physician',
            label: 'Add a physician',
            icon: Stethoscope,
            href: '/doctor/new',
            keywords: 'doctor',
          },
        ]
      : []),
    {
      id: 'light',
      label: 'Light colours',
      icon: Sun,
      keywords: 'theme',
      onAction: () => setPreference('theme', 'light'),
    },
    {
      id: 'dark',
      label: 'Dark colours',
      icon: Moon,
      keywords: 'theme',
      onAction: () => setPreference('theme', 'dark'),
    },
    { id: 'keys', label: 'Keyboard shortcuts', icon: Keyboard, onAction: onShowKeys },
    {
      id: 'out',
      label: 'Sign out',
      icon: LogOut,
      onAction: () => leaveWhenSure(() => client.session.signOut('user'), true),
    },
  ]
}

interface PaletteProps {
  /** Returns what was typed while this was loaded. */
  takeTyped: () => string
  onClose: () => void
  onShowKeys: () => void
}

/** Goes to any page, record, view or draft, and does what this user may do. */
export function Palette({ takeTyped, onClose, onShowKeys }: PaletteProps): ReactElement | null {
  const user = useUser()
  const actions = useActions(onShowKeys)
  const { data: views = [] } = useCall(savedView.list, { query: {} })
  const [drafts] = useState(() => draftCommands(listDrafts(deviceStorage, user.user.code, Date.now())))
  // React may hold a part back for a moment after it was rendered: keys count until it is shown, so they are taken then
  const [defaultText, setDefaultText] = useState<string>()
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setDefaultText(takeTyped()), [takeTyped])
  const pages = useMemo(() => pageCommands(navigationFor(user, '')), [user])
  if (defaultText === undefined) return null
  return (
    <CommandPalette
      isOpen
      defaultText={defaultText}
      onOpenChange={onClose}
      groups={[
        { id: 'drafts', title: 'Unfinished', commands: drafts },
        { id: 'pages', title: 'Pages', commands: pages },
        { id: 'views', title: 'Views', commands: viewCommands(views) },
        { id: 'actions', title: 'Do', commands: actions },
      ]}
      search={findRecords}
    />
  )
}
