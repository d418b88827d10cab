import { stripWhitespace } from '@capiz/domain/text'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import { Count } from '../Field/Count.tsx'
import * as field from '../Field/Field.css.ts'
import { NativeBox } from '../Field/NativeBox.tsx'
import { NativeShell } from '../Field/NativeShell.tsx'
import type { FieldProps } from '../Field/index.ts'

export interface TextFieldProps extends FieldProps<HTMLInputElement> {
  /** The text; the empty string while nothing was typed. */
  value: string
  /** Called with the whole text on every change. */
  onChange: (value: string) => void
  /** Kind of text, for the keyboard of a phone and for filling in. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined
  /** Keyboard of a phone, where it differs from what `type` brings. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | undefined
  /** Value the browser may fill in, such as `email` or `one-time-code`. */
  autoComplete?: string | undefined
  /** Most characters; counted under the field when `hasCount`. Typing over it is allowed and reported, never cut. */
  maxLength?: number | undefined
  /** Shows how many characters were typed and are allowed. */
  hasCount?: boolean | undefined
  /** Words or an icon inside the box, before the text. */
  prefix?: ReactNode | undefined
  /** Words or an icon inside the box, after the text. */
  suffix?: ReactNode | undefined
  /** Mono face, and white space is dropped as it is typed or pasted; CodeField sets it. */
  isCode?: boolean | undefined
  /** Example inside the empty box; never the only place of a rule, for it goes with the first character. */
  placeholder?: string | undefined
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { value, onChange, type = 'text', width = 'full', maxLength, hasCount, prefix, suffix } = props
  const { isCode = false } = props
  const isBoxed = prefix !== undefined || suffix !== undefined
  const face = isBoxed ? field.groupInput : cx(field.control, field.widths[width])
  return (
    <NativeShell
      {...props}
      count={
        hasCount && maxLength !== undefined ? <Count used={value.length} allowed={maxLength} /> : undefined
      }
    >
      {(control) => {
        const input = (
          <input
            {...control}
            type={type}
            inputMode={props.inputMode}
            autoComplete={props.autoComplete}
            placeholder={props.placeholder}
            readOnly={props.isReadOnly}
            value={value}
            onChange={({ target }) => onChange(isCode ? stripWhitespace(target.value) : target.value)}
            className={cx(face, isCode && field.mono)}
          />
        )
        if (!isBoxed) return input
        return (
          <NativeBox {...props}>
            {prefix !== undefined && <span className={field.affix}>{prefix}</span>}
            {input}
            {suffix !== undefined && <span className={field.affix}>{suffix}</span>}
          </NativeBox>
        )
      }}
    </NativeShell>
  )
}
