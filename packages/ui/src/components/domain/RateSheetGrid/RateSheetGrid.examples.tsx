import type { ReactElement } from 'react'
import { useState } from 'react'
import { RateSheetGrid } from '@capiz/ui/accreditation/RateSheetGrid'
import type { GridLine, SheetStart } from '@capiz/ui/accreditation/RateSheetGrid'

export default { title: 'Examples/RateSheetGrid', parameters: { docs: { isWide: true } } }

const before: readonly GridLine[] = [
  { key: 'PRIV', code: 'PRIV', label: 'Regular private', amounts: { rate: 485_000 } },
  { key: 'WARD', code: 'WARD', label: 'Ward', amounts: { rate: 195_000 } },
  { key: 'ICU', code: 'ICU', label: 'Intensive care', amounts: { rate: 1_140_000 } },
]

const changed: readonly GridLine[] = [
  { key: 'PRIV', code: 'PRIV', label: 'Regular private', amounts: { rate: 500_000 } },
  { key: 'WARD', code: 'WARD', label: 'Ward', amounts: { rate: 195_000 }, isRemoved: true },
  { key: 'ICU', code: 'ICU', label: 'Intensive care', amounts: { rate: 1_140_000 } },
]

/** A new version begins as a copy of the one in force, and with its first day. */
export function NewVersion(): ReactElement {
  const [lines, setLines] = useState(before)
  const [day, setDay] = useState<SheetStart['value']>('2027-01-01')
  return (
    <RateSheetGrid
      label="New version of room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      before={before}
      lines={lines}
      onChange={setLines}
      canRemove
      onUpload={() => undefined}
      start={{ value: day, onChange: setDay, today: '2026-11-20', inForceSince: '2026-07-01' }}
    />
  )
}

/** Changed and removed items are marked in words, and counted under the sheet. */
export function ChangedSheet(): ReactElement {
  const [lines, setLines] = useState(changed)
  return (
    <RateSheetGrid
      label="New version of room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      before={before}
      lines={lines}
      onChange={setLines}
      canRemove
    />
  )
}

/** A sheet without its first day. */
export function DontLeaveOutTheDay(): ReactElement {
  const [lines, setLines] = useState(before)
  return (
    <RateSheetGrid
      label="New version of room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      before={before}
      lines={lines}
      onChange={setLines}
    />
  )
}

/** The ward was removed, and nothing says so. */
export function DontDropRemoved(): ReactElement {
  const [lines, setLines] = useState<readonly GridLine[]>(
    changed.filter(({ isRemoved }) => isRemoved !== true),
  )
  return (
    <RateSheetGrid
      label="New version of room rates"
      itemLabel="Room category"
      fields={[{ name: 'rate', label: 'Daily rate' }]}
      before={before.filter(({ key }) => key !== 'WARD')}
      lines={lines}
      onChange={setLines}
    />
  )
}
