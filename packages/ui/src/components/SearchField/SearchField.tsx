import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ReactElement, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { cx } from '../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Enter was pressed. */
  onSubmit?: (value: string) => void
  placeholder?: string
  /** Fewest characters a search works with (specification 1: three); said under the field while there are fewer. */
  minLength?: number
  inputRef?: Ref<HTMLInputElement>
}

/** Words to search for. Escape and the cross clear it. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { value, errorMessage, minLength = 0, width = 'full', inputRef } = props
  const typed = value.trim().length
  const isTooShort = typed > 0 && typed < minLength
  return (
    <AriaSearchField
      id={props.id}
      name={props.name}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      onBlur={props.onBlur}
      value={value}
      onChange={props.onChange}
      onSubmit={props.onSubmit}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={cx(field.field, styles.field)}
    >
      <FieldShell
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        hint={isTooShort ? `Type at least ${minLength} characters.` : props.hint}
        errorMessage={errorMessage}
        isRequired={props.isRequired}
      >
        <Group isDisabled={props.isDisabled} className={cx(field.group, field.widths[width])}>
          <span className={field.affix}>
            <Glyph of={Search} />
          </span>
          <Input
            ref={inputRef}
            placeholder={props.placeholder}
            className={cx(field.groupInput, styles.input)}
          />
          <Button aria-label="Clear search" className={cx(field.groupButton, styles.clear)}>
            <Glyph of={X} />
          </Button>
        </Group>
      </FieldShell>
    </AriaSearchField>
  )
}
