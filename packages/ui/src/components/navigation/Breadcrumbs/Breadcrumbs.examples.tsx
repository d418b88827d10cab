import type { ReactElement } from 'react'
import { Breadcrumbs } from '@capiz/ui/Breadcrumbs'

export default { title: 'Examples/Breadcrumbs' }

/** From the list to the page; the page itself is no link. */
export function WhereItLies(): ReactElement {
  return (
    <Breadcrumbs
      items={[
        { label: 'Facilities', href: '#facilities' },
        { label: 'Sampaguita Medical Center', href: '#HF0000142' },
        { label: 'Room rates' },
      ]}
    />
  )
}

/** The pages that were opened before. */
export function DontShowTheWay(): ReactElement {
  return (
    <Breadcrumbs
      items={[
        { label: 'Dashboard', href: '#dashboard' },
        { label: 'Search', href: '#search' },
        { label: 'Dr. Marisol Reyes', href: '#marisol' },
        { label: 'Room rates' },
      ]}
    />
  )
}
