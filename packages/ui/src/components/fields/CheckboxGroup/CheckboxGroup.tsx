import type { ReactElement, ReactNode } from 'react'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Checkbox } from '../Checkbox/index.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { uniqueBy } from '../OptionList/unique.ts'
import * as styles from './CheckboxGroup.css.ts'

export interface CheckboxGroupOption<V extends string = string> {
  /** Value that is stored and sent. */
  value: V
  /** Label on screen. */
  label: ReactNode
  /** A second line. */
  hint?: ReactNode | undefined
  /** Shown, but cannot be ticked. */
  isDisabled?: boolean | undefined
}

export interface CheckboxGroupProps<V extends string = string> extends Omit<FieldProps, 'width'> {
  /** Values of the ticked options. */
  value: readonly V[]
  /** Called with the values of all ticked options. */
  onChange: (value: V[]) => void
  /** The choices, all in view; values must differ. */
  options: readonly CheckboxGroupOption<V>[]
  /** Columns on screens wider than a phone. */
  columns?: 1 | 2 | undefined
}

/** Any number of choices out of a list. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>): ReactElement {
  const { value, options, columns = 1 } = props
  return (
    <AriaCheckboxGroup
      {...controlProps(props)}
      value={[...value]}
      // Only values of the options come back.
      onChange={(next) => props.onChange(next as V[])}
    >
      <FieldShell {...shellProps(props)}>
        <div className={styles.options[columns]}>
          {uniqueBy(options, (option) => option.value).map((option) => (
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
