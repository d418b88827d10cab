import type { ReactElement } from 'react'
import { useState } from 'react'
import { MultiComboBox } from '@capiz/ui/MultiComboBox'

export default { title: 'Examples/MultiComboBox' }

const specialties = [
  'Cardiology',
  'Dermatology',
  'General surgery',
  'Neurology',
  'Paediatrics',
  'Urology',
].map((label) => ({ id: label.toUpperCase(), label }))

/** Several of a long list; each chosen one is a tag that can be removed. */
export function SeveralOfMany(): ReactElement {
  const [chosen, setChosen] = useState<string[]>(['CARDIOLOGY', 'UROLOGY'])
  return (
    <MultiComboBox
      label="Specialties"
      placeholder="Add a specialty"
      options={specialties}
      value={chosen}
      onChange={setChosen}
    />
  )
}

/** Three choices behind a box. */
export function DontHideThree(): ReactElement {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <MultiComboBox
      label="Care settings"
      options={[
        { id: 'IN', label: 'Inpatient' },
        { id: 'OUT', label: 'Outpatient' },
        { id: 'HOME', label: 'Home care' },
      ]}
      value={chosen}
      onChange={setChosen}
    />
  )
}
