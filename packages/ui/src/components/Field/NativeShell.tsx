import { useId } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'
import type { FieldProps } from './types.ts'
import { ErrorWords, LabelRow } from './words.tsx'

/** What the browser's own control is told, for the shell to name and describe it. */
export interface NativeControl {
  id: string
  name: string | undefined
  disabled: boolean | undefined
  onBlur: (() => void) | undefined
  'aria-required': boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface NativeShellProps extends FieldProps {
  children: (control: NativeControl) => ReactElement
}

/**
 * The words around a control of the browser itself: for fields of the first screens, which need nothing of what
 * react-aria's fields bring along.
 */
export function NativeShell(props: NativeShellProps): ReactElement {
  const { label, isLabelHidden, hint, errorMessage, isRequired } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const described = cx(hint !== undefined && `${id}-hint`, errorMessage !== undefined && `${id}-error`)
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  )
  return (
    <div className={styles.field}>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <LabelRow label={name} isRequired={isRequired} />
      )}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {props.children({
        id,
        name: props.name,
        disabled: props.isDisabled,
        onBlur: props.onBlur,
        'aria-required': isRequired,
        'aria-invalid': errorMessage === undefined ? undefined : true,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {errorMessage !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          <ErrorWords>{errorMessage}</ErrorWords>
        </span>
      )}
    </div>
  )
}
