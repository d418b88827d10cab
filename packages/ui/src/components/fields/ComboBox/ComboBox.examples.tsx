import type { ReactElement } from 'react'
import { useState } from 'react'
import { ComboBox } from '@capiz/ui/ComboBox'
import { RadioGroup } from '@capiz/ui/RadioGroup'

export default { title: 'Examples/ComboBox' }

const provinces = ['Aklan', 'Antique', 'Batangas', 'Benguet', 'Capiz', 'Cavite', 'Guimaras', 'Iloilo'].map(
  (label) => ({ id: label.toUpperCase(), label }),
)

/** One of many: people type a part of the name and choose from what is left. */
export function OneOfMany(): ReactElement {
  const [province, setProvince] = useState<string | null>('CAPIZ')
  return (
    <ComboBox label="Province" width="long" options={provinces} value={province} onChange={setProvince} />
  )
}

/** In the open list the hint of a choice holds its code: it is read, not searched. */
export function WithCodes(): ReactElement {
  const [specialty, setSpecialty] = useState<string | null>('CARDIO')
  return (
    <ComboBox
      label="Specialty"
      width="long"
      hint="Type a part of the name."
      options={[
        { id: 'CARDIO', label: 'Cardiology', hint: 'S-012' },
        { id: 'DERMA', label: 'Dermatology', hint: 'S-020' },
        { id: 'SURG', label: 'General surgery', hint: 'S-031' },
      ]}
      value={specialty}
      onChange={setSpecialty}
    />
  )
}

/** Two or three choices are radio buttons: they are seen at once. */
export function FewChoices(): ReactElement {
  const [answer, setAnswer] = useState<'Y' | 'N' | null>(null)
  return (
    <RadioGroup<'Y' | 'N'>
      label="Open on Sundays"
      layout="row"
      options={[
        { value: 'Y', label: 'Yes' },
        { value: 'N', label: 'No' },
      ]}
      value={answer}
      onChange={setAnswer}
    />
  )
}

/** The error says what to choose. */
export function Unanswered(): ReactElement {
  const [province, setProvince] = useState<string | null>(null)
  return (
    <ComboBox
      label="Province"
      width="long"
      isRequired
      options={provinces}
      value={province}
      onChange={setProvince}
      errorMessage={province === null ? 'Choose the province of the facility.' : undefined}
    />
  )
}

/** A field for free text in the look of a choice: what is not in the list is thrown away. */
export function DontTakeFreeText(): ReactElement {
  const [name, setName] = useState<string | null>(null)
  return (
    <ComboBox
      label="Your name"
      width="long"
      placeholder="Type your name"
      options={[{ id: 'MARIA', label: 'Maria Santos' }]}
      value={name}
      onChange={setName}
    />
  )
}

/** Two choices that would be seen at once as radio buttons. */
export function DontHideTwo(): ReactElement {
  const [answer, setAnswer] = useState<'Y' | 'N' | null>(null)
  return (
    <ComboBox<'Y' | 'N'>
      label="Open on Sundays"
      width="long"
      options={[
        { id: 'Y', label: 'Yes' },
        { id: 'N', label: 'No' },
      ]}
      value={answer}
      onChange={setAnswer}
    />
  )
}
