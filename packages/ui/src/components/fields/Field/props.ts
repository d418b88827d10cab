import { elementProps } from '../../../element/element-props.ts'
import * as styles from './Field.css.ts'
import type { FieldProps } from './types.ts'

/**
 * Returns the props of a react-aria field that are the same for every field of ours: names, states, our own errors, the
 * frame.
 */
export function controlProps(props: Omit<FieldProps, 'label'>) {
  return {
    ...elementProps(props),
    name: props.name,
    onBlur: props.onBlur,
    isRequired: props.isRequired,
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    // Not "valid" but "nothing known": a date out of range is found by react-aria itself.
    isInvalid: props.errorMessage === undefined ? undefined : true,
    validationBehavior: 'aria',
    className: styles.field,
  } as const
}

/** The words around the control, for FieldShell. */
export function shellProps(props: FieldProps) {
  const { label, isLabelHidden, hint, errorMessage, isRequired } = props
  return { label, isLabelHidden, hint, errorMessage, isRequired }
}
