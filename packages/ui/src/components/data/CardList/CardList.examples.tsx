import type { ReactElement } from 'react'
import { CardList } from '@capiz/ui/CardList'
import { Link } from '@capiz/ui/Link'
import { StatusBadge } from '@capiz/ui/StatusBadge'

export default { title: 'Examples/CardList' }

/** The records of a table on a phone. */
export function NameAndState(): ReactElement {
  return (
    <CardList
      label="Facilities"
      items={[
        {
          key: 'HF0000142',
          title: <Link href="#HF0000142">Sampaguita Medical Center</Link>,
          status: <StatusBadge label="Accredited" tone="positive" />,
          facts: [
            { id: 'city', label: 'City', isLabelHidden: true, value: 'Lipa City' },
            { id: 'until', label: 'Until', value: '31 Mar 2027', isAtEnd: true },
          ],
        },
        {
          key: 'HF0000159',
          title: <Link href="#HF0000159">Gintong Bukid Hospital</Link>,
          status: <StatusBadge label="Suspended" tone="held" />,
          facts: [
            { id: 'city', label: 'City', isLabelHidden: true, value: 'Roxas City' },
            { id: 'until', label: 'Until', value: '4 Jan 2028', isAtEnd: true },
          ],
        },
      ]}
    />
  )
}

/** Five facts, three of them empty. */
export function DontRepeatColumns(): ReactElement {
  return (
    <CardList
      label="Facilities"
      items={[
        {
          key: 'HF0000159',
          title: <Link href="#HF0000159">Gintong Bukid Hospital</Link>,
          facts: [
            { id: 'status', label: 'Status', value: 'Suspended' },
            { id: 'city', label: 'City', value: 'Roxas City' },
            { id: 'chain', label: 'Chain', value: '–' },
            { id: 'web', label: 'Website', value: '–' },
            { id: 'fax', label: 'Fax', value: '–' },
          ],
        },
      ]}
    />
  )
}
