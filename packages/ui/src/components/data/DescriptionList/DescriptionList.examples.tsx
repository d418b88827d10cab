import type { ReactElement } from 'react'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { StatusBadge } from '@capiz/ui/StatusBadge'

export default { title: 'Examples/DescriptionList' }

/** Facts with their labels; what is missing is said in words. */
export function FactsOfRecord(): ReactElement {
  return (
    <DescriptionList
      facts={[
        { id: 'type', label: 'Type', value: 'Tertiary hospital, level 3' },
        { id: 'status', label: 'Status', value: <StatusBadge tone="positive" label="Accredited" /> },
        { id: 'number', label: 'PhilHealth number', value: 'H04100082' },
        { id: 'site', label: 'Website', value: null },
      ]}
    />
  )
}

/** Many short facts stand in dense lines, the label beside the value. */
export function FactSheet(): ReactElement {
  return (
    <DescriptionList
      layout="sheet"
      facts={[
        { id: 'beds', label: 'Beds', value: 214 },
        { id: 'rooms', label: 'Operating rooms', value: 6 },
        { id: 'from', label: 'Accredited from', value: '16 Mar 2026' },
        { id: 'until', label: 'Accredited until', value: '15 Mar 2029' },
      ]}
    />
  )
}

/** A fact without a value was left out: nobody knows whether there is none or it was forgotten. */
export function DontLeaveOut(): ReactElement {
  return (
    <DescriptionList
      facts={[
        { id: 'type', label: 'Type', value: 'Tertiary hospital, level 3' },
        { id: 'status', label: 'Status', value: <StatusBadge tone="positive" label="Accredited" /> },
        { id: 'number', label: 'PhilHealth number', value: 'H04100082' },
      ]}
    />
  )
}

/** Labels that repeat the name of the record and end with a colon. */
export function DontRepeatTheRecord(): ReactElement {
  return (
    <DescriptionList
      layout="sheet"
      facts={[
        { id: 'beds', label: 'Number of beds of the facility:', value: 214 },
        { id: 'rooms', label: 'Number of operating rooms of the facility:', value: 6 },
      ]}
    />
  )
}
