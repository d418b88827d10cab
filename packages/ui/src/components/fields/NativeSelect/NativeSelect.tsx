import ChevronDown from '@lucide/icons/icons/chevron-down'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { NativeShell } from '../Field/NativeShell.tsx'
import type { FieldProps } from '../Field/index.ts'
import { ReadOnlyChoice } from '../Field/ReadOnlyChoice.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { uniqueBy } from '../OptionList/unique.ts'
import * as styles from './NativeSelect.css.ts'

export interface NativeSelectOption<V extends string = string> {
  /** Value that is stored and sent. */
  value: V
  /** Label on screen. */
  label: string
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean | undefined
  /** Heading it stands under; options without one come first. */
  group?: string | undefined
}

export interface NativeSelectProps<V extends string = string> extends FieldProps {
  /** Value of the chosen option; the empty string while nothing is chosen. */
  value: V
  /** Called with the value of the newly chosen option. */
  onChange: (value: V) => void
  /** The choices, in the order they are shown. */
  options: readonly NativeSelectOption<V>[]
  /** Marks it as wrong without words of its own, where a group around it says what is wrong. */
  isInvalid?: boolean | undefined
  /**
   * First, empty choice, such as "Choose a province"; left out when something is always chosen. It needs the empty string
   * among the values, since that is what it answers.
   */
  placeholder?: ('' extends V ? string : never) | undefined
}

function optionOf({ value, label, isDisabled }: NativeSelectOption): ReactElement {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  )
}

/** One choice of a few, with the browser's own list: small, fast, and at home on phones. */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>): ReactElement {
  const { width = 'full' } = props
  const options: readonly NativeSelectOption[] = props.options
  const placeholder: string | undefined = props.placeholder
  const unique = uniqueBy(options, (option) => option.value)
  // A code that was retired is shown as it is: the form holds it.
  const isKnown = props.value === '' || unique.some((option) => option.value === props.value)
  const shown = isKnown ? unique : [...unique, { value: props.value, label: props.value }]
  if (props.isReadOnly)
    return <ReadOnlyChoice {...props} text={shown.find(({ value }) => value === props.value)?.label ?? ''} />
  return (
    <NativeShell {...props}>
      {(control) => (
        <span className={cx(styles.box, field.widths[width])}>
          <select
            {...control}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value as V)}
            aria-invalid={control['aria-invalid'] ?? (props.isInvalid === true ? true : undefined)}
            className={cx(field.control, styles.select)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {[...Map.groupBy(shown, ({ group }) => group)].map(([group, list]) =>
              group === undefined ? (
                list.map(optionOf)
              ) : (
                <optgroup key={group} label={group}>
                  {list.map(optionOf)}
                </optgroup>
              ),
            )}
          </select>
          <Icon of={ChevronDown} className={styles.arrow} />
        </span>
      )}
    </NativeShell>
  )
}
