import type { ReportFilterField } from '@capiz/domain/report'
import type { IsoDate } from '@capiz/domain/time'
import { AsyncComboBox, type Option } from '@capiz/ui/AsyncComboBox'
import { DateField } from '@capiz/ui/DateField'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { NumberField } from '@capiz/ui/NumberField'
import { TextField } from '@capiz/ui/TextField'
import { type ReactElement, useState } from 'react'
import { findFacilities, findPhysicians } from '../../patterns/find-provider.ts'
import { monthChoices, yearChoices } from '../../patterns/periods.ts'
import { today } from '../../patterns/today.ts'
import { useTerms } from './terms.ts'

interface FilterFieldProps {
  field: ReportFilterField
  value: string
  onChange: (value: string) => void
  problem: string | undefined
}

/** Years offered, the newest first. */
const yearsOffered = 12

const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

function TermSelect({ field, ...rest }: FilterFieldProps): ReactElement {
  return <Choice {...rest} field={field} options={useTerms(field.list ?? '')} />
}

function Choice({
  field,
  value,
  onChange,
  problem,
  options,
}: FilterFieldProps & { options: readonly { value: string; label: string }[] }): ReactElement {
  return (
    <NativeSelect
      label={field.label}
      isRequired={field.required === true}
      placeholder={field.required === true ? 'Choose' : 'Any'}
      options={options}
      value={value}
      onChange={onChange}
      errorMessage={problem}
    />
  )
}

function ProviderSearch({ field, value, onChange, problem }: FilterFieldProps): ReactElement {
  const [chosen, setChosen] = useState<Option | null>(value === '' ? null : { id: value, label: value })
  return (
    <AsyncComboBox
      label={field.label}
      isRequired={field.required === true}
      // the example in the box says it
      hint={null}
      placeholder="Name or code, 3 letters or more"
      value={chosen}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.id ?? '')
      }}
      load={field.kind === 'facility' ? findFacilities : findPhysicians}
      errorMessage={problem}
    />
  )
}

/** One filter of a report, by its kind. */
export function FilterField(props: FilterFieldProps): ReactElement {
  const { field, value, onChange, problem } = props
  const { label, kind, required } = field
  if (kind === 'year') return <Choice {...props} options={yearChoices(today(), yearsOffered)} />
  if (kind === 'month') return <Choice {...props} options={monthChoices} />
  if (kind === 'yesNo') return <Choice {...props} options={yesNo} />
  if (kind === 'choice') {
    const options = (field.choices ?? []).map(({ code, label: words }) => ({ value: code, label: words }))
    return <Choice {...props} options={options} />
  }
  if (kind === 'term') return <TermSelect {...props} />
  if (kind === 'facility' || kind === 'physician') return <ProviderSearch {...props} />
  if (kind === 'day')
    return (
      <DateField
        label={label}
        isRequired={required === true}
        value={value === '' ? null : (value as IsoDate)}
        onChange={(day) => onChange(day ?? '')}
        errorMessage={problem}
      />
    )
  if (kind === 'days')
    return (
      <NumberField
        label={label}
        value={value === '' ? null : Number(value)}
        minValue={1}
        maxValue={366}
        onChange={(days) => onChange(days === null ? '' : String(days))}
        errorMessage={problem}
      />
    )
  return (
    <TextField
      label={label}
      isRequired={required === true}
      value={value}
      onChange={onChange}
      errorMessage={problem}
    />
  )
}
