import type { ReactElement } from 'react'
import { useState } from 'react'
import { GroupField } from '@capiz/ui/Field'
import { FieldRow } from '@capiz/ui/Form'
import { NumberField } from '@capiz/ui/NumberField'
import { Text } from '@capiz/ui/Text'

export default { title: 'Examples/Field' }

/** One field of two controls: the group has the label, each control a name of its own. */
export function SeveralControls(): ReactElement {
  const [least, setLeast] = useState<number | null>(10)
  const [most, setMost] = useState<number | null>(5)
  return (
    <GroupField
      label="Beds"
      hint="As on the licence to operate."
      errorMessage={
        (least ?? 0) > (most ?? 0) ? 'Enter at least as many beds in all as are in use.' : undefined
      }
    >
      <FieldRow>
        <NumberField label="In use" minValue={0} value={least} onChange={setLeast} />
        <NumberField label="In all" minValue={0} value={most} onChange={setMost} />
      </FieldRow>
    </GroupField>
  )
}

/** Two hints, above and below. */
export function DontHintTwice(): ReactElement {
  const [beds, setBeds] = useState<number | null>(10)
  return (
    <GroupField label="Beds" hint="As on the licence to operate.">
      <NumberField label="Beds in use" isLabelHidden value={beds} onChange={setBeds} />
      <Text size="caption" tone="muted">
        Count only beds for patients who stay the night.
      </Text>
    </GroupField>
  )
}
