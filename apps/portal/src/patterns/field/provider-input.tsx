import { AsyncComboBox, type Option } from '@capiz/ui/AsyncComboBox'
import { type ReactElement, useState } from 'react'
import { findFacilities, findPhysicians, findProviders } from '../find-provider.ts'
import { commonProps, type FieldInputProps } from './props.ts'

const searches = { facility: findFacilities, physician: findPhysicians, provider: findProviders } as const

/** Searches a facility or a physician by name or code. */
export function ProviderInput(props: FieldInputProps): ReactElement {
  const { field, value, onChange, chosenLabel, placeholder = 'Name, code or licence', hint } = props
  const code = typeof value === 'string' ? value : ''
  const [chosen, setChosen] = useState<Option | null>(
    code === '' ? null : { id: code, label: chosenLabel ?? code },
  )
  return (
    <AsyncComboBox
      {...commonProps(props)}
      hint={hint}
      placeholder={placeholder}
      value={chosen}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.id ?? null)
      }}
      load={searches[field.kind as keyof typeof searches]}
    />
  )
}
