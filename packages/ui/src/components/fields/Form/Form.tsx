import type { FormEvent, ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Form.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface FormProps extends ElementProps<HTMLFormElement> {
  /** Fields, sections and, last, FormActions. */
  children: ReactNode
  /** Called on Enter in a field and on the submit button; the page is never reloaded. */
  onSubmit: () => void
  /** Widest the column gets: a form, a step of a wizard, or the whole place. */
  width?: keyof typeof styles.widths | undefined
}

/** One column of fields. Errors are shown by the fields and by ErrorSummary, never by the browser's bubbles. */
export function Form({ children, onSubmit, width = 'form', ...rest }: FormProps): ReactElement {
  function submit(event: FormEvent) {
    event.preventDefault()
    // A form inside a dialog must not submit the form behind it.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form
      {...elementProps(rest)}
      noValidate
      onSubmit={submit}
      className={cx(styles.form, styles.widths[width])}
    >
      {children}
    </form>
  )
}
