import type { ReactElement } from 'react'
import Building from '@lucide/icons/icons/building-complex'
import Inbox from '@lucide/icons/icons/inbox'
import { AccountMenu } from '@capiz/ui/AccountMenu'
import { AppShell } from '@capiz/ui/AppShell'
import { Button } from '@capiz/ui/Button'
import { PageHeader } from '@capiz/ui/PageHeader'
import { SideList } from '@capiz/ui/SideList'
import type { NavSection } from '@capiz/ui/SideNav'
import { Columns } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default {
  title: 'Examples/AppShell',
  parameters: { docs: { story: { inline: false, height: '460px' }, isWide: true }, layout: 'fullscreen' },
}

const brand = { name: 'Accreditation', note: 'Provider network', href: '#home' }

const sections: readonly NavSection[] = [
  {
    id: 'work',
    items: [
      { href: '#requests', label: 'Requests', icon: Inbox, count: 14, countLabel: 'waiting for you' },
      { href: '#facilities', label: 'Facilities', icon: Building, isCurrent: true },
    ],
  },
]

/** Rail, top bar and the page. */
export function OneShell(): ReactElement {
  return (
    <AppShell
      brand={brand}
      sections={sections}
      path="/facilities"
      topEnd={<AccountMenu name="Marisol Santos" detail="Accreditation officer" groups={[]} />}
    >
      <PageHeader title="Facilities" actions={<Button variant="primary">Add facility</Button>} />
      <Text>412 facilities.</Text>
    </AppShell>
  )
}

/** A second navigation in the page. */
export function DontNest(): ReactElement {
  return (
    <AppShell brand={brand} sections={sections} path="/facilities">
      <PageHeader title="Facilities" />
      <Columns ratio="1/1">
        <SideList
          label="Pages"
          onNavigate={() => undefined}
          groups={[
            {
              items: [
                { href: '#requests', label: 'Requests' },
                { href: '#facilities', label: 'Facilities', isCurrent: true },
              ],
            },
          ]}
        >
          <Text>412 facilities.</Text>
        </SideList>
      </Columns>
    </AppShell>
  )
}
