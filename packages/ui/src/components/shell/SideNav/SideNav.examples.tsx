import type { ReactElement } from 'react'
import Building from '@lucide/icons/icons/building-complex'
import Inbox from '@lucide/icons/icons/inbox'
import Users from '@lucide/icons/icons/users'
import { AppShell } from '@capiz/ui/AppShell'
import { PageHeader } from '@capiz/ui/PageHeader'
import type { NavSection } from '@capiz/ui/SideNav'

export default {
  title: 'Examples/SideNav',
  parameters: { docs: { story: { inline: false, height: '460px' }, isWide: true }, layout: 'fullscreen' },
}

const brand = { name: 'Accreditation', note: 'Provider network', href: '#home' }

const sections: readonly NavSection[] = [
  {
    id: 'work',
    items: [{ href: '#requests', label: 'Requests', icon: Inbox, count: 14, countLabel: 'waiting for you' }],
  },
  {
    id: 'network',
    title: 'Network',
    items: [{ href: '#facilities', label: 'Facilities', icon: Building, isCurrent: true }],
  },
]

/** AppShell draws it from its sections: as a rail, as icons, or in the drawer of a phone. */
export function Grouped(): ReactElement {
  return (
    <AppShell brand={brand} sections={sections} path="/facilities">
      <PageHeader title="Facilities" />
    </AppShell>
  )
}

/** A line that leads to a refusal. */
export function DontListRefused(): ReactElement {
  return (
    <AppShell
      brand={brand}
      sections={[
        ...sections,
        { id: 'admin', title: 'Admin', items: [{ href: '#users', label: 'Users (no access)', icon: Users }] },
      ]}
      path="/facilities"
    >
      <PageHeader title="Facilities" />
    </AppShell>
  )
}
