import { AccountMenu } from '@capiz/ui/AccountMenu'
import { Drawer } from '@capiz/ui/Drawer'
import { MessageLog } from '@capiz/ui/MessageLog'
import { toastQueue, useToasts } from '@capiz/ui/Toaster'
import BookOpen from 'lucide-react/icons/book-open'
import LogOut from 'lucide-react/icons/log-out'
import MessageSquare from 'lucide-react/icons/message-square'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactElement, useState } from 'react'
import { client } from '../../lib/api.ts'
import { type Preferences, setPreference, usePreferences } from '../preferences.ts'
import { useUser } from '../session/session.ts'
import { useUserName } from './AccountButton.tsx'

function Messages({ onClose }: { onClose: () => void }): ReactElement {
  const { log } = useToasts()
  return (
    <Drawer isOpen onOpenChange={onClose} title="Messages">
      <MessageLog messages={log} />
    </Drawer>
  )
}

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

/** Account menu and message log: what the top bar holds at its end. */
export function ShellTools(): ReactElement {
  const { user } = useUser()
  const name = useUserName()
  const { theme, density } = usePreferences()
  const [isLogOpen, setLogOpen] = useState(false)
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
      id: 'leave',
      entries: [
        { id: 'out', label: 'Sign out', icon: LogOut, onAction: () => client.session.signOut('user') },
      ],
    },
  ]
  return (
    <>
      <AccountMenu name={name} detail={user.role.name} groups={groups} />
      {isLogOpen && <Messages onClose={() => setLogOpen(false)} />}
    </>
  )
}
