import { mobilePattern } from '@capiz/domain/provider'
import { CodeField } from '@capiz/ui/CodeField'
import { TextArea } from '@capiz/ui/TextArea'
import { TextField } from '@capiz/ui/TextField'
import type { ReactElement } from 'react'
import { commonProps, type FieldInputProps } from './props.ts'

const types = { email: 'email', phone: 'tel', link: 'url' } as const

/** Longest text that takes a narrow box, in characters. */
const shortText = 10

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Enters one line of text. */
export function TextInput(props: FieldInputProps): ReactElement {
  const { field, value, onChange } = props
  const { kind, pattern, max } = field
  const isDigits = pattern !== undefined && /^\^\\d(?:\{[\d,]+\})?\$$/.test(pattern.source)
  const isShort = max !== undefined && max <= shortText
  if (kind === 'code') {
    return (
      <CodeField
        {...commonProps(props)}
        variant={isDigits ? 'account' : 'code'}
        {...(isShort && { width: 'short' as const })}
        value={textOf(value)}
        onChange={(text) => onChange(text === '' ? null : text)}
      />
    )
  }
  return (
    <TextField
      {...commonProps(props)}
      type={kind in types ? types[kind as keyof typeof types] : 'text'}
      isCode={pattern === mobilePattern}
      {...(isDigits && { inputMode: 'numeric' as const })}
      {...(isShort && { width: 'short' as const })}
      value={textOf(value)}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  )
}

/** Most characters of a text that shows two lines. */
const twoLines = 300

/** Enters a text of several lines. */
export function LongTextInput(props: FieldInputProps): ReactElement {
  const { field, value, onChange, rows } = props
  const { max = 4000 } = field
  return (
    <TextArea
      {...commonProps(props)}
      rows={rows ?? (max <= twoLines ? 2 : 3)}
      maxLength={max}
      value={textOf(value)}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  )
}

/** Enters short texts, one on a line. */
export function ListInput(props: FieldInputProps): ReactElement {
  const { value, onChange } = props
  return (
    <TextArea
      {...commonProps(props)}
      hint="One on a line."
      rows={4}
      value={Array.isArray(value) ? value.join('\n') : ''}
      onChange={(text) => onChange(text === '' ? null : text.split('\n'))}
    />
  )
}
