import type { FormEvent, ReactElement, ReactNode, Ref } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Form.css.ts'

export interface FormProps {
  /** Fields, sections and, last, FormActions. */
  children: ReactNode
  /** Called on Enter in a field and on the submit button; the page is never reloaded. */
  onSubmit: () => void
  /** Name for screen readers where no heading names the form. */
  'aria-label'?: string
  /** Id of the heading that names the form. */
  'aria-labelledby'?: string
  /** Widest the column gets: a form, a step of a wizard, or the whole place. */
  width?: keyof typeof styles.widths
  /** Id of the form, for a submit button outside it. */
  id?: string
  /** The form element itself. */
  ref?: Ref<HTMLFormElement>
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
    <form {...rest} noValidate onSubmit={submit} className={cx(styles.form, styles.widths[width])}>
      {children}
    </form>
  )
}
