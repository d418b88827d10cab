import ChevronDown from '@lucide/icons/icons/chevron-down'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { cx } from '../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { ReadOnlyChoice } from '../Field/ReadOnlyChoice.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { OptionList } from '../OptionList/index.ts'
import type { Option } from '../OptionList/index.ts'
import { optionsWith } from '../OptionList/options.ts'
import * as popover from '../Popover/Popover.css.ts'
import * as styles from './Select.css.ts'

export interface SelectProps extends FieldProps {
  /** Id of the chosen option; null while nothing is chosen. */
  value: string | null
  /** Called with the id of the newly chosen option. */
  onChange: (value: string | null) => void
  /** The choices, in the order they are shown; ids must differ. */
  options: readonly Option[]
  /** Words while nothing is chosen; an instruction. */
  placeholder?: string
}

/**
 * One choice of a list, with hints and typeahead. It weighs as much as a whole screen: first screens use NativeSelect.
 */
export function Select(props: SelectProps): ReactElement {
  const { options, value, width = 'full', placeholder = 'Choose' } = props
  const shown = optionsWith(options, value)
  if (props.isReadOnly) {
    const chosen = shown.find(({ id }) => id === value)
    return <ReadOnlyChoice {...props} text={chosen?.label ?? ''} value={value ?? ''} />
  }
  return (
    <AriaSelect
      {...controlProps(props)}
      value={value}
      onChange={(key) => props.onChange(key === null ? null : String(key))}
      placeholder={placeholder}
    >
      <FieldShell {...shellProps(props)}>
        <Button className={cx(field.control, field.widths[width], styles.trigger)}>
          <SelectValue<Option> className={styles.value}>
            {({ isPlaceholder, selectedText, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <Glyph of={ChevronDown} className={styles.arrow} />
        </Button>
      </FieldShell>
      <Popover offset={4} className={cx(popover.surface, popover.asWideAsTrigger)}>
        <OptionList options={shown} />
      </Popover>
    </AriaSelect>
  )
}
