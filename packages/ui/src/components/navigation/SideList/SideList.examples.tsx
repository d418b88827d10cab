import type { ReactElement } from 'react'
import { Card } from '@capiz/ui/Card'
import { SideList } from '@capiz/ui/SideList'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/SideList', parameters: { docs: { isWide: true } } }

/** The pages of a part beside the one that is open; a chooser on a phone. */
export function PagesOfAPart(): ReactElement {
  return (
    <SideList
      label="Prices"
      onNavigate={() => undefined}
      groups={[
        {
          title: 'Price lists',
          items: [
            { href: '#room-rates', label: 'Room rates', count: 10, isCurrent: true },
            { href: '#services', label: 'Services', count: 366 },
          ],
        },
        { title: 'Tools', items: [{ href: '#day', label: 'Prices on a day' }] },
      ]}
    >
      <Card title="Room rates">
        <Text>Ten room categories.</Text>
      </Card>
    </SideList>
  )
}

/** A list of one takes width and offers nothing. */
export function DontListOne(): ReactElement {
  return (
    <SideList
      label="Packages"
      onNavigate={() => undefined}
      groups={[{ items: [{ href: '#packages', label: 'Packages', isCurrent: true }] }]}
    >
      <Card title="Packages">
        <Text>No packages yet.</Text>
      </Card>
    </SideList>
  )
}
