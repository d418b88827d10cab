import type { ReactElement } from 'react'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'

/** The facts of each kind of number: its keyboard, its length on the screen, and where people find it. */
const variants = {
  code: { inputMode: 'text', width: 'medium', hint: undefined },
  prc: { inputMode: 'numeric', width: 'short', hint: '7 digits, as on the PRC card.' },
  philhealth: { inputMode: 'text', width: 'medium', hint: 'As on the accreditation certificate.' },
  account: { inputMode: 'numeric', width: 'medium', hint: undefined },
} as const

export interface CodeFieldProps extends Omit<TextFieldProps, 'isCode' | 'inputMode' | 'type'> {
  /**
   * Kind of number: a PRC licence, a PhilHealth accreditation, a bank account, or any other code. It chooses the
   * keyboard of a phone, the width and a hint, which `width` and `hint` replace.
   */
  variant?: keyof typeof variants | undefined
}

/**
 * A code or a licence number in the mono face. White space is dropped as it is typed or pasted (specification 1,
 * section 5); everything else stays as it is for the form to check.
 */
export function CodeField({ variant = 'code', ...props }: CodeFieldProps): ReactElement {
  const known = variants[variant]
  return (
    <TextField
      autoComplete="off"
      {...props}
      isCode
      inputMode={known.inputMode}
      width={props.width ?? known.width}
      hint={props.hint ?? known.hint}
    />
  )
}
