import type { ReactElement } from 'react'
import { AccountMenu } from '@capiz/ui/AccountMenu'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'
import { Button } from '@capiz/ui/Button'
import { TopBar } from '@capiz/ui/TopBar'

export default { title: 'Examples/TopBar', parameters: { docs: { isWide: true } } }

/** Over the content of every page. */
export function WayAndAccount(): ReactElement {
  return (
    <TopBar
      start={<Breadcrumbs items={[{ label: 'Facilities', href: '#facilities' }, { label: 'Room rates' }]} />}
      end={<AccountMenu name="Marisol Santos" detail="Accreditation officer" groups={[]} />}
    />
  )
}

/** A save button far from what it saves. */
export function DontActHere(): ReactElement {
  return (
    <TopBar
      start={<Breadcrumbs items={[{ label: 'Facilities', href: '#facilities' }, { label: 'Room rates' }]} />}
      end={<Button variant="primary">Save version</Button>}
    />
  )
}
