import type { ReactElement } from 'react'
import { useState } from 'react'
import { AsyncComboBox } from '@capiz/ui/AsyncComboBox'
import type { Option } from '@capiz/ui/AsyncComboBox'
import { NativeSelect } from '@capiz/ui/NativeSelect'

export default { title: 'Examples/AsyncComboBox' }

const facilities = [
  { id: 'HF0000142', label: 'Sampaguita Medical Center', hint: 'Lipa City, Batangas' },
  { id: 'HF0000159', label: 'Gintong Bukid Hospital', hint: 'Roxas City, Capiz' },
  { id: 'HF0000377', label: 'Sampaguita Dental Arts', hint: 'Lipa City, Batangas' },
]

const search = (term: string) =>
  Promise.resolve(facilities.filter(({ label }) => label.toLowerCase().includes(term.toLowerCase())))

/** The list lives on the server: it is searched from the first character. */
export function ChosenBefore(): ReactElement {
  const [facility, setFacility] = useState<Option | null>(facilities[0] ?? null)
  return (
    <AsyncComboBox
      label="Facility"
      width="long"
      hint="Type a part of the name."
      value={facility}
      onChange={setFacility}
      load={search}
    />
  )
}

/** If nothing is found, the list says what can be done. */
export function NothingFound(): ReactElement {
  const [facility, setFacility] = useState<Option | null>(null)
  return (
    <AsyncComboBox
      label="Facility"
      width="long"
      isRequired
      value={facility}
      onChange={setFacility}
      load={search}
      whenNothing="No facility of that name. Add it first."
      errorMessage={facility === null ? 'Choose a facility.' : undefined}
    />
  )
}

/** Every facility of the country in one list. */
export function DontListThousands(): ReactElement {
  const [facility, setFacility] = useState('')
  return (
    <NativeSelect
      label="Facility"
      width="long"
      placeholder="Choose one of 4,812 facilities"
      options={facilities.map(({ id, label }) => ({ value: id, label }))}
      value={facility}
      onChange={setFacility}
    />
  )
}
