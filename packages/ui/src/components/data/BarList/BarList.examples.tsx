import type { ReactElement } from 'react'
import { BarList } from '@capiz/ui/BarList'

export default { title: 'Examples/BarList' }

/** Numbers of one kind in one column; each can lead to its list. */
export function LongestFirst(): ReactElement {
  return (
    <BarList
      label="Facilities by region"
      headings={['Region', 'Facilities']}
      bars={[
        { id: 'NCR', label: 'National Capital Region', value: 148, href: '#ncr' },
        { id: '4A', label: 'Calabarzon', value: 96, href: '#4a' },
        { id: '6', label: 'Western Visayas', value: 41, href: '#6' },
      ]}
    />
  )
}

/** Percentages of 98 and 97, drawn from 97 on. */
export function DontCompareNothing(): ReactElement {
  return (
    <BarList
      label="Answered in time, percent over 97"
      headings={['Region', 'Percent over 97']}
      bars={[
        { id: 'NCR', label: 'National Capital Region', value: 1 },
        { id: '4A', label: 'Calabarzon', value: 0 },
      ]}
    />
  )
}
