import type { ReactElement } from 'react'
import { useState } from 'react'
import { PriceHistory } from '@capiz/ui/accreditation/PriceHistory'
import type { PriceVersion } from '@capiz/ui/accreditation/PriceHistory'

export default { title: 'Examples/PriceHistory', parameters: { docs: { isWide: true } } }

const room = (key: string, label: string, rate: number) => ({ key, code: key, label, amounts: { rate } })

const versions: readonly PriceVersion[] = [
  {
    id: '2025',
    effectiveDate: '2025-07-01',
    state: 'past',
    author: 'M. Santos',
    rows: [room('PRIV', 'Regular private', 455_000), room('WARD', 'Ward', 200_000)],
  },
  {
    id: '2026',
    effectiveDate: '2026-07-01',
    state: 'inForce',
    author: 'M. Santos',
    rows: [room('PRIV', 'Regular private', 485_000), room('WARD', 'Ward', 195_000)],
  },
  {
    id: '2027',
    effectiveDate: '2027-01-01',
    state: 'scheduled',
    author: 'L. Abad',
    rows: [room('PRIV', 'Regular private', 500_000), room('WARD', 'Ward', 195_000)],
  },
]

/** Every version is on the ruler; the one in force is open, and a day says which one held. */
export function Versions(): ReactElement {
  return (
    <PriceHistory
      label="Room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      versions={versions}
      today="2026-11-20"
      onNewVersion={() => undefined}
      onUpload={() => undefined}
      onTemplate={() => undefined}
    />
  )
}

/** Read only, at the version that is to come: what changes stands beside each price. */
export function ReadOnly(): ReactElement {
  const [id, setId] = useState('2027')
  return (
    <PriceHistory
      label="Room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      versions={versions}
      today="2026-11-20"
      value={id}
      onChange={setId}
      isReadOnly
    />
  )
}

/** One version without its neighbours: it says no change and no first day after it. */
export function DontGiveTodayOnly(): ReactElement {
  return (
    <PriceHistory
      label="Room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      versions={versions.slice(1, 2)}
      today="2026-11-20"
      isReadOnly
    />
  )
}

/** Tools in front of people who may use none of them. */
export function DontShowTools(): ReactElement {
  return (
    <PriceHistory
      label="Room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      versions={versions}
      today="2026-11-20"
      onNewVersion={() => undefined}
      onUpload={() => undefined}
      onTemplate={() => undefined}
      onCancelScheduled={() => undefined}
    />
  )
}
