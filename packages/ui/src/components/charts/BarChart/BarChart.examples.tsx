import type { ReactElement } from 'react'
import { BarChart } from '@capiz/ui/BarChart'

export default { title: 'Examples/BarChart' }

/** One measure in one colour; a month without a value leaves a gap, since null is not zero. */
export function ByMonth(): ReactElement {
  return (
    <BarChart
      label="Requests by month"
      heading="Month"
      measure="Requests"
      height={200}
      bars={[
        { id: '2026-07', label: 'Jul', value: 41 },
        { id: '2026-08', label: 'Aug', value: 38 },
        { id: '2026-09', label: 'Sep', value: null },
        { id: '2026-10', label: 'Oct', value: 52 },
        { id: '2026-11', label: 'Nov', value: 27 },
      ]}
    />
  )
}

/** Bars that stand for a status have its colour. */
export function ByStatus(): ReactElement {
  return (
    <BarChart
      label="Facilities by status"
      heading="Status"
      measure="Facilities"
      height={200}
      bars={[
        { id: 'accredited', label: 'Accredited', value: 347, tone: 'positive' },
        { id: 'suspended', label: 'Suspended', value: 112, tone: 'held' },
        { id: 'disaccredited', label: 'Disaccredited', value: 85, tone: 'stopped' },
      ]}
    />
  )
}

/** Months in the colours of statuses. */
export function DontDecorate(): ReactElement {
  return (
    <BarChart
      label="Requests by month"
      heading="Month"
      measure="Requests"
      height={200}
      bars={[
        { id: '2026-08', label: 'Aug', value: 38, tone: 'positive' },
        { id: '2026-10', label: 'Oct', value: 52, tone: 'attention' },
        { id: '2026-11', label: 'Nov', value: 27, tone: 'stopped' },
      ]}
    />
  )
}
