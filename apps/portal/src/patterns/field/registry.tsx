import type { FieldKind } from '@capiz/domain/field'
import type { ReactElement } from 'react'
import { BooleanInput, ChoiceInput, ChoicesInput, CodeInput, NameInput, TermInput } from './choice-inputs.tsx'
import { DayInput, NumberInput, PesoInput } from './number-inputs.tsx'
import { CodeOutput, EmailOutput, LinkOutput, TextOutput } from './outputs.tsx'
import type { FieldComponents, FieldInputProps, FieldOutputProps } from './props.ts'
import { ProviderInput } from './provider-input.tsx'
import { ListInput, LongTextInput, TextInput } from './text-inputs.tsx'

/** Kinds that are shown, and entered by parts of their own where they are entered at all. */
type ShownOnly = 'moment' | 'codes' | 'ratings' | 'group' | 'groups'

/** The control and the text of every kind that can be entered. */
const fieldComponents: Readonly<Record<Exclude<FieldKind, ShownOnly>, FieldComponents>> = {
  text: { Input: NameInput, Output: TextOutput },
  longText: { Input: LongTextInput, Output: TextOutput },
  code: { Input: CodeInput, Output: CodeOutput },
  email: { Input: TextInput, Output: EmailOutput },
  phone: { Input: TextInput, Output: TextOutput },
  link: { Input: TextInput, Output: LinkOutput },
  whole: { Input: NumberInput, Output: TextOutput },
  number: { Input: NumberInput, Output: TextOutput },
  peso: { Input: PesoInput, Output: TextOutput },
  percent: { Input: NumberInput, Output: TextOutput },
  year: { Input: NumberInput, Output: TextOutput },
  month: { Input: ChoiceInput, Output: TextOutput },
  day: { Input: DayInput, Output: TextOutput },
  boolean: { Input: BooleanInput, Output: TextOutput },
  choice: { Input: ChoiceInput, Output: TextOutput },
  choices: { Input: ChoicesInput, Output: TextOutput },
  term: { Input: TermInput, Output: TextOutput },
  facility: { Input: ProviderInput, Output: TextOutput },
  physician: { Input: ProviderInput, Output: TextOutput },
  provider: { Input: ProviderInput, Output: TextOutput },
  region: { Input: TextInput, Output: TextOutput },
  province: { Input: TextInput, Output: TextOutput },
  city: { Input: TextInput, Output: TextOutput },
  list: { Input: ListInput, Output: TextOutput },
}

const componentsOf = (kind: FieldKind): Partial<FieldComponents> =>
  kind in fieldComponents ? fieldComponents[kind as keyof typeof fieldComponents] : {}

/** The control of a declared field; nothing for kinds that are entered by parts of their own. */
export function FieldInput(props: FieldInputProps): ReactElement | null {
  const { Input } = componentsOf(props.field.kind)
  return Input === undefined ? null : <Input {...props} />
}

/** The value of a declared field as people read it. */
export function FieldOutput(props: FieldOutputProps): ReactElement | null {
  const { Output = TextOutput } = componentsOf(props.field.kind)
  return <Output {...props} />
}
