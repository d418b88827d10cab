import type { ReactElement } from 'react'
import { DescriptionList } from '@capiz/ui/DescriptionList'
import { Numeric } from '@capiz/ui/Numeric'

export default { title: 'Examples/Numeric' }

/** Pesos, a change in percent, a count, and none. */
export function InFull(): ReactElement {
  return (
    <DescriptionList
      facts={[
        { id: 'rate', label: 'Daily rate', value: <Numeric value={1_240_050} format="peso" /> },
        { id: 'change', label: 'Change', value: <Numeric value={8.8} format="percent" /> },
        { id: 'beds', label: 'Beds', value: <Numeric value={1200} format="count" /> },
        { id: 'suite', label: 'Suite', value: <Numeric value={null} format="peso" none="not offered" /> },
      ]}
    />
  )
}

/** An amount that no invoice has. */
export function DontRound(): ReactElement {
  return <DescriptionList facts={[{ id: 'rate', label: 'Daily rate', value: 'about ₱12.4 k' }]} />
}
