import { useId } from 'react'
import type { ReactElement, Ref } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Field.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { FieldProps } from './types.ts'
import { ErrorText, LabelRow } from './LabelRow.tsx'
import { warnUnnamed } from '../../../element/warn.ts'

/** The props of the browser's own control, for the shell to name and describe it. */
export interface NativeControl {
  ref?: Ref<never> | undefined
  id: string
  name: string | undefined
  disabled: boolean | undefined
  onBlur: (() => void) | undefined
  'aria-required': boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface NativeShellProps extends FieldProps {
  /** Stands beside the error, such as the count of characters. */
  count?: ReactElement | undefined
  children: (control: NativeControl) => ReactElement
}

/**
 * The words around a control of the browser itself. It keeps no state: a key or a move of the focus draws nothing but
 * what its owner changes (ADR 18).
 */
export function NativeShell(props: NativeShellProps): ReactElement {
  const { label, isLabelHidden, hint, errorMessage, isRequired, count } = props
  if (process.env.NODE_ENV !== 'production') warnUnnamed('A field', label)
  const ownId = useId()
  const id = props.id ?? ownId
  const given = elementProps(props)
  const described = cx(
    given['aria-describedby'],
    hint !== undefined && `${id}-hint`,
    errorMessage !== undefined && `${id}-error`,
  )
  const isInvalid = errorMessage !== undefined || undefined
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  )
  return (
    <div data-invalid={isInvalid} data-readonly={props.isReadOnly || undefined} className={styles.field}>
      <LabelRow label={name} isHidden={isLabelHidden} isRequired={isRequired} />
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {props.children({
        ...given,
        id,
        name: props.name,
        disabled: props.isDisabled,
        onBlur: props.onBlur,
        'aria-required': isRequired,
        'aria-invalid': isInvalid,
        'aria-describedby': described || undefined,
      })}
      <div className={styles.below}>
        {errorMessage !== undefined && (
          <span id={`${id}-error`} className={styles.error}>
            <ErrorText>{errorMessage}</ErrorText>
          </span>
        )}
        {count}
      </div>
    </div>
  )
}
