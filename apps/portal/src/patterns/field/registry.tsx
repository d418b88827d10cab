import type { FieldKind } from '@capiz/domain/field'
import type { ReactElement } from 'react'
import { BooleanInput, ChoiceInput, ChoicesInput, CodeInput, NameInput, TermInput } from './choice-inputs.tsx'
import { DayInput, NumberInput, PesoInput } from './number-inputs.tsx'
import type { FieldInputComponent, FieldInputProps } from './props.ts'
import { ProviderInput } from './provider-input.tsx'
import { ListInput, LongTextInput, TextInput } from './text-inputs.tsx'

/** Kinds that are shown, and entered by parts of their own where they are entered at all. */
type ShownOnly = 'moment' | 'codes' | 'ratings' | 'group' | 'groups'

/** The control of every kind that can be entered; the texts stand in `outputs.tsx`, since most screens only show. */
const inputs: Readonly<
  Record<Exclude<FieldKind, ShownOnly>, FieldInputComponent> & Partial<Record<ShownOnly, undefined>>
> = {
  text: NameInput,
  longText: LongTextInput,
  code: CodeInput,
  email: TextInput,
  phone: TextInput,
  link: TextInput,
  whole: NumberInput,
  number: NumberInput,
  peso: PesoInput,
  percent: NumberInput,
  year: NumberInput,
  month: ChoiceInput,
  day: DayInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  term: TermInput,
  facility: ProviderInput,
  physician: ProviderInput,
  provider: ProviderInput,
  region: TextInput,
  province: TextInput,
  city: TextInput,
  list: ListInput,
}

/** The control of a declared field; nothing for kinds that are entered by parts of their own. */
export function FieldInput(props: FieldInputProps): ReactElement | null {
  const Input = inputs[props.field.kind]
  return Input === undefined ? null : <Input {...props} />
}
