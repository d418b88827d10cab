import { AccountMenu } from '@capiz/ui/AccountMenu'
import { Drawer } from '@capiz/ui/Drawer'
import { MessageLog } from '@capiz/ui/MessageLog'
import { toastQueue, useToasts } from '@capiz/ui/Toaster'
import BookOpen from '@lucide/icons/icons/book-open'
import Keyboard from '@lucide/icons/icons/keyboard'
import LogOut from '@lucide/icons/icons/log-out'
import MessageSquare from '@lucide/icons/icons/message-square'
import UserRound from '@lucide/icons/icons/user-round'
import { type ReactElement, useState } from 'react'
import { client } from '../../platform/calls/api.ts'
import { leaveWhenSure } from '../../platform/routing/leave-guard.ts'
import { setShortcutsOn, useShortcutsOn } from '../../platform/shortcuts/shortcuts.ts'
import { type Preferences, setPreference, usePreferences } from '../../platform/preferences.ts'
import { useUser } from '../../platform/session/session.ts'
import { useUserName } from './AccountButton.tsx'
import { Commands } from './Commands.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Notifications } from './Notifications.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

function Messages({ onClose }: { onClose: () => void }): ReactElement {
  const { log } = useToasts()
  return (
    <Drawer isOpen onOpenChange={onClose} title="Messages">
      <MessageLog messages={log} />
    </Drawer>
  )
}

const signOut = (): void => leaveWhenSure(() => client.session.signOut('user'), true)

const themes = [
  { id: 'auto', label: 'As on this device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
]

const densities = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'comfortable', label: 'Comfortable' },
]

const switches = [
  { id: 'keys-on', label: 'On' },
  { id: 'keys-off', label: 'Off' },
]

/** The palette, what waits, the account menu and the message log at the end of the top bar, and what watches over unsaved work. */
export function ShellTools(): ReactElement {
  const { user } = useUser()
  const name = useUserName()
  const { theme, density } = usePreferences()
  const [isLogOpen, setLogOpen] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  const hasShortcuts = useShortcutsOn()
  const openLog = (): void => {
    setLogOpen(true)
    toastQueue.markRead()
  }
  const groups = [
    {
      id: 'account',
      entries: [
        { id: 'me', label: 'My account', icon: UserRound, href: '/account-updates' },
        { id: 'log', label: 'Messages', icon: MessageSquare, onAction: openLog },
        { id: 'keys', label: 'Keyboard shortcuts', icon: Keyboard, onAction: () => setListOpen(true) },
        { id: 'faq', label: 'Questions and answers', icon: BookOpen, href: '/faq' },
      ],
    },
    {
      id: 'theme',
      title: 'Colours',
      entries: themes,
      selected: theme,
      onSelect: (id: string) => setPreference('theme', id as Preferences['theme']),
    },
    {
      id: 'density',
      title: 'Density',
      entries: densities,
      selected: density,
      onSelect: (id: string) => setPreference('density', id as Preferences['density']),
    },
    {
      id: 'shortcuts',
      title: 'Single-key shortcuts',
      entries: switches,
      selected: hasShortcuts ? 'keys-on' : 'keys-off',
      onSelect: (id: string) => setShortcutsOn(id === 'keys-on'),
    },
    {
      id: 'leave',
      entries: [{ id: 'out', label: 'Sign out', icon: LogOut, onAction: signOut }],
    },
  ]
  return (
    <>
      <Commands isListOpen={isListOpen} onListChange={setListOpen} />
      <Notifications />
      <AccountMenu name={name} detail={user.role.name} groups={groups} />
      {isLogOpen && <Messages onClose={() => setLogOpen(false)} />}
      <OfflineNotice />
      <LeaveGuard />
    </>
  )
}
