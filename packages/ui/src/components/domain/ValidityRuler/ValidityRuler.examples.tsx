import type { ReactElement } from 'react'
import { useState } from 'react'
import { MiniRuler, RulerPicker, ValidityRuler } from '@capiz/ui/accreditation/ValidityRuler'
import type { RulerSegment } from '@capiz/ui/accreditation/ValidityRuler'
import { Inline } from '@capiz/ui/Stack'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/ValidityRuler' }

const segments: readonly RulerSegment[] = [
  { id: '1', from: '2024-03-01', until: '2025-03-03', fill: 'past', label: '1st accreditation' },
  { id: '2', from: '2025-03-04', until: '2025-05-31', fill: 'hatched', tone: 'held', label: 'Suspended' },
  {
    id: '3',
    from: '2025-06-01',
    until: '2027-03-31',
    fill: 'current',
    tone: 'positive',
    label: 'Accredited',
  },
]

/** Every period of the record; each has its name and its days in words too. */
export function WholeHistory(): ReactElement {
  return (
    <ValidityRuler
      label="Accreditation of Sampaguita Medical Center"
      segments={segments}
      today="2026-11-20"
    />
  )
}

/** In a row of a list: small, with the day it ends. */
export function InARow(): ReactElement {
  return (
    <Inline>
      <MiniRuler label="Sampaguita Medical Center" segments={segments} today="2026-11-20" />
      <Text size="compact">ends 31 Mar 2027</Text>
    </Inline>
  )
}

/** One period is chosen from the ruler. */
export function Picker(): ReactElement {
  const [id, setId] = useState<string | undefined>('3')
  return <RulerPicker label="Period" segments={segments} today="2026-11-20" value={id} onChange={setId} />
}

/** The periods before are left out. */
export function DontHideThePast(): ReactElement {
  return (
    <ValidityRuler
      label="Accreditation of Sampaguita Medical Center"
      segments={segments.slice(2)}
      today="2026-11-20"
    />
  )
}

/** A ruler without a date. */
export function DontLeaveOutTheDate(): ReactElement {
  return <MiniRuler label="Sampaguita Medical Center" segments={segments} today="2026-11-20" />
}
