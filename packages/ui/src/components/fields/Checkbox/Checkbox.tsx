import Check from '@lucide/icons/icons/check'
import Minus from '@lucide/icons/icons/minus'
import type { ReactElement, ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { ErrorText } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<
  FieldProps<HTMLInputElement>,
  'label' | 'width' | 'isLabelHidden'
> {
  /** A statement that is true when ticked. */
  children: ReactNode
  /** Leave out inside a CheckboxGroup, which holds the values. */
  isSelected?: boolean | undefined
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined
  /** Some of what it stands for holds: shows a dash. */
  isIndeterminate?: boolean | undefined
  /** Value inside a CheckboxGroup, and in a plain form. */
  value?: string | undefined
}

/** Edits a yes-or-no value. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { children, hint, errorMessage, isIndeterminate, ref, ...rest } = props
  return (
    <CheckboxField
      {...rest}
      inputRef={ref}
      isIndeterminate={isIndeterminate}
      isInvalid={errorMessage === undefined ? undefined : true}
      validationBehavior="aria"
      className={styles.option}
    >
      <CheckboxButton className={styles.button}>
        <span className={styles.mark}>
          <Icon of={isIndeterminate ? Minus : Check} className={styles.icon} />
        </span>
        <span>{children}</span>
      </CheckboxButton>
      {hint !== undefined && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      {errorMessage !== undefined && (
        <FieldError className={cx(field.error, styles.error)}>
          <ErrorText>{errorMessage}</ErrorText>
        </FieldError>
      )}
    </CheckboxField>
  )
}
