import type { ReactElement } from 'react'
import { TabNav } from '@capiz/ui/TabNav'

export default { title: 'Examples/TabNav' }

/** Pages of one record: each is a link with an address, and says how much it holds. */
export function PagesOfRecord(): ReactElement {
  return (
    <TabNav
      label="Facility record"
      items={[
        { href: '#overview', label: 'Overview' },
        { href: '#documents', label: 'Documents', count: 12, isCurrent: true },
        { href: '#prices', label: 'Prices' },
        { href: '#violations', label: 'Violations', count: 0 },
      ]}
    />
  )
}

/** The same list in other states: the count is that of the list it leads to. */
export function ListsByStatus(): ReactElement {
  return (
    <TabNav
      label="Requests"
      items={[
        { href: '#review', label: 'To review', count: 14, isCurrent: true },
        { href: '#approve', label: 'To approve', count: 3 },
        { href: '#done', label: 'Done' },
      ]}
    />
  )
}

/** A part that is empty was left out: it seems not to exist. */
export function DontLeaveOutEmpty(): ReactElement {
  return (
    <TabNav
      label="Facility record"
      items={[
        { href: '#overview', label: 'Overview' },
        { href: '#documents', label: 'Documents', count: 12, isCurrent: true },
        { href: '#prices', label: 'Prices' },
      ]}
    />
  )
}

/** Sentences as labels: the pages cannot be told apart at a glance. */
export function DontWriteSentences(): ReactElement {
  return (
    <TabNav
      label="Requests"
      items={[
        { href: '#review', label: 'Requests you still have to review', isCurrent: true },
        { href: '#approve', label: 'Requests that wait for approval' },
        { href: '#done', label: 'Requests that are done' },
      ]}
    />
  )
}
