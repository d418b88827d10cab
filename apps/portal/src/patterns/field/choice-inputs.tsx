import { Checkbox } from '@capiz/ui/Checkbox'
import { CheckboxGroup } from '@capiz/ui/CheckboxGroup'
import { ComboBox } from '@capiz/ui/ComboBox'
import { NativeSelect } from '@capiz/ui/NativeSelect'
import { RadioGroup } from '@capiz/ui/RadioGroup'
import type { ReactElement } from 'react'
import { commonProps, type FieldInputProps, type FieldOption } from './props.ts'
import { TextInput } from './text-inputs.tsx'
import { useTermOptions } from './use-term-options.ts'

/** Lists longer than this are searched in, not scrolled through. */
const mostListed = 12

const codeIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const optionsOf = ({ options, field }: FieldInputProps): readonly FieldOption[] =>
  options ?? (field.choices ?? []).map(({ code, label }) => ({ value: code, label }))

/** Chooses one of a closed set. */
export function ChoiceInput(props: FieldInputProps): ReactElement {
  const { value, onChange, placeholder, isRadio = false } = props
  const common = commonProps(props)
  const options = optionsOf(props)
  if (isRadio) {
    return <RadioGroup {...common} layout="row" options={options} value={codeIn(value)} onChange={onChange} />
  }
  return (
    <NativeSelect
      {...common}
      placeholder={placeholder ?? (common.isRequired ? 'Choose one' : 'None')}
      options={options}
      value={codeIn(value)}
      onChange={(code) => onChange(code === '' ? null : code)}
    />
  )
}

function ListedTermInput(props: FieldInputProps): ReactElement {
  return <ChoiceInput {...props} options={useTermOptions(props.field)} />
}

/** Chooses a code of a maintained list. */
export function TermInput(props: FieldInputProps): ReactElement {
  return props.options === undefined ? <ListedTermInput {...props} /> : <ChoiceInput {...props} />
}

function ListedNameInput(props: FieldInputProps): ReactElement {
  const { value, onChange, placeholder } = props
  const options = useTermOptions(props.field)
  return (
    <ComboBox
      {...commonProps(props)}
      {...(placeholder !== undefined && { placeholder })}
      value={codeIn(value) || null}
      onChange={onChange}
      options={options.map((option) => ({ id: option.value, label: option.label }))}
    />
  )
}

/** Enters a text; where it is the name of an item of a list, the item is chosen. */
export function NameInput(props: FieldInputProps): ReactElement {
  return props.field.list === undefined ? <TextInput {...props} /> : <ListedNameInput {...props} />
}

/** Chooses several of a closed set. */
export function ChoicesInput(props: FieldInputProps): ReactElement {
  const { value, onChange } = props
  return (
    <CheckboxGroup
      {...commonProps(props)}
      columns={2}
      options={optionsOf(props)}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
    />
  )
}

/** Enters a code: chosen from a short list, searched for in a long one, typed where there is none. */
export function CodeInput(props: FieldInputProps): ReactElement {
  const { value, onChange } = props
  const options = optionsOf(props)
  if (options.length === 0) return <TextInput {...props} />
  if (options.length <= mostListed) return <ChoiceInput {...props} />
  return (
    <ComboBox
      {...commonProps(props)}
      value={codeIn(value) || null}
      onChange={onChange}
      options={options.map((option) => ({ id: option.value, label: option.label, hint: option.value }))}
    />
  )
}

/** Answers with yes or no. */
export function BooleanInput(props: FieldInputProps): ReactElement {
  const { field, id, name, value, onChange, errorMessage } = props
  return (
    <Checkbox id={id} name={name} isSelected={value === true} onChange={onChange} errorMessage={errorMessage}>
      {field.label}
    </Checkbox>
  )
}
