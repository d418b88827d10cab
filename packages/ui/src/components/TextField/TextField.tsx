import type { ReactElement, ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { cx } from '../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  autoComplete?: string
  /** Most characters; counted under the field when `hasCount`. Typing over it is allowed and reported, never cut. */
  maxLength?: number
  hasCount?: boolean
  /** Words or an icon inside the box, before and after the text. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** For codes and licence numbers: mono face, and white space is dropped as it is typed or pasted. */
  isCode?: boolean
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const {
    label,
    isLabelHidden,
    hint,
    errorMessage,
    width = 'full',
    maxLength,
    hasCount,
    prefix,
    suffix,
  } = props
  const { isCode = false, placeholder, inputRef, onChange, value, ...rest } = props
  const isGrouped = prefix !== undefined || suffix !== undefined
  const face = cx(isCode && field.mono, field.widths[isGrouped ? 'full' : width])
  const input = (
    <Input
      ref={inputRef}
      placeholder={placeholder}
      className={cx(isGrouped ? field.groupInput : field.control, face)}
    />
  )
  return (
    <AriaTextField
      id={rest.id}
      name={rest.name}
      type={rest.type}
      inputMode={rest.inputMode}
      autoComplete={rest.autoComplete}
      isRequired={rest.isRequired}
      isDisabled={rest.isDisabled}
      isReadOnly={rest.isReadOnly}
      onBlur={rest.onBlur}
      value={value}
      onChange={isCode ? (text) => onChange(text.replace(/\s/gu, '')) : onChange}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldShell
        label={label}
        isLabelHidden={isLabelHidden}
        hint={hint}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
        count={hasCount && maxLength !== undefined ? { used: value.length, allowed: maxLength } : undefined}
      >
        {isGrouped ? (
          <Group
            isDisabled={rest.isDisabled}
            isInvalid={errorMessage !== undefined}
            className={cx(field.group, field.widths[width])}
          >
            {prefix !== undefined && <span className={field.affix}>{prefix}</span>}
            {input}
            {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
          </Group>
        ) : (
          input
        )}
      </FieldShell>
    </AriaTextField>
  )
}
