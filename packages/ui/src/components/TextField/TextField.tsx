import type { ReactElement, ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { cx } from '../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'

export interface TextFieldProps extends FieldProps {
  /** The text; the empty string while nothing was typed. */
  value: string
  /** Called with the whole text on every change. */
  onChange: (value: string) => void
  /** Kind of text, for the keyboard of a phone and for filling in. */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** Keyboard of a phone, where it differs from what `type` brings. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  /** What the browser may fill in, such as `email` or `one-time-code`. */
  autoComplete?: string
  /** Most characters; counted under the field when `hasCount`. Typing over it is allowed and reported, never cut. */
  maxLength?: number
  /** Shows how many characters were typed and are allowed. */
  hasCount?: boolean
  /** Words or an icon inside the box, before the text. */
  prefix?: ReactNode
  /** Words or an icon inside the box, after the text. */
  suffix?: ReactNode
  /** Mono face, and white space is dropped as it is typed or pasted; CodeField sets it. */
  isCode?: boolean
  /** Example inside the empty box; never the only place of a rule, for it goes with the first character. */
  placeholder?: string
  /** The input itself, for a script that moves the focus. */
  inputRef?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { errorMessage, width = 'full', maxLength, hasCount, prefix, suffix } = props
  const { isCode = false, placeholder, inputRef, onChange, value, isDisabled } = props
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
      {...controlProps(props)}
      type={props.type}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete}
      value={value}
      onChange={isCode ? (text) => onChange(text.replace(/\s/gu, '')) : onChange}
    >
      <FieldShell
        {...shellProps(props)}
        count={hasCount && maxLength !== undefined ? { used: value.length, allowed: maxLength } : undefined}
      >
        {isGrouped ? (
          <Group
            isDisabled={isDisabled}
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
