import type { ReactElement, ReactNode } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Checkbox } from '../Checkbox/index.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as styles from './CheckboxGroup.css.ts'

export interface CheckboxGroupOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

export interface CheckboxGroupProps extends Omit<FieldProps, 'width'> {
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly CheckboxGroupOption[]
  /** Columns on screens wider than a phone. */
  columns?: 1 | 2
}

/** Any number of choices out of a list. */
export function CheckboxGroup(props: CheckboxGroupProps): ReactElement {
  const { value, options, columns = 1, errorMessage } = props
  return (
    <AriaCheckboxGroup
      id={props.id}
      name={props.name}
      value={[...value]}
      onChange={props.onChange}
      onBlur={props.onBlur}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        hint={props.hint}
        errorMessage={errorMessage}
        isRequired={props.isRequired}
      >
        <div className={styles.options[columns]}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              hint={option.hint}
              isDisabled={option.isDisabled}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      </FieldShell>
    </AriaCheckboxGroup>
  )
}
