import Search from '@lucide/icons/icons/search'
import X from '@lucide/icons/icons/x'
import type { KeyboardEvent, ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import type { PressEvent } from 'react-aria-components/Button'
import { cx } from '../../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { NativeBox } from '../Field/NativeBox.tsx'
import { NativeShell } from '../Field/NativeShell.tsx'
import type { FieldProps } from '../Field/types.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends FieldProps<HTMLInputElement> {
  /** The words as typed. */
  value: string
  /** Called with the whole text on every change. */
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit?: ((value: string) => void) | undefined
  /** Searchable fields: "Name or code". */
  placeholder?: string | undefined
  /** Fewest characters a search works with (specification 1: three); said under the field while there are fewer. */
  minLength?: number | undefined
}

/** Words to search for. Escape and the cross clear it. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { value, onChange, onSubmit, minLength = 0 } = props
  const typed = value.trim().length
  const isTooShort = typed > 0 && typed < minLength
  const onKeyDown = (event: KeyboardEvent): void => {
    // keys that still belong to an input method (accents, word lists) choose there and must not search or clear
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && onSubmit !== undefined) {
      event.preventDefault()
      onSubmit(value)
    }
    if (event.key !== 'Escape' || value === '') return
    // an overlay around the field stays open for this key
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  const clear = ({ target }: PressEvent): void => {
    onChange('')
    target.parentElement?.querySelector('input')?.focus()
  }
  return (
    <NativeShell {...props} hint={isTooShort ? `Type at least ${minLength} characters.` : props.hint}>
      {(control) => (
        <NativeBox {...props}>
          <span className={field.affix}>
            <Icon of={Search} />
          </span>
          <input
            {...control}
            type="search"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            readOnly={props.isReadOnly}
            placeholder={props.placeholder}
            onKeyDown={onKeyDown}
            className={cx(field.groupInput, styles.input)}
          />
          <Button
            aria-label="Clear search"
            excludeFromTabOrder
            isDisabled={props.isDisabled || props.isReadOnly}
            onPress={clear}
            className={cx(field.groupButton, value === '' && styles.hidden)}
          >
            <Icon of={X} />
          </Button>
        </NativeBox>
      )}
    </NativeShell>
  )
}
