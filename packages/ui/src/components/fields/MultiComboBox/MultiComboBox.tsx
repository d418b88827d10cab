import type { ReactElement, ReactNode } from 'react'
import { ComboBoxFrame } from '../ComboBox/ComboBox.tsx'
import * as field from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/index.ts'
import type { Option } from '../OptionList/index.ts'
import { uniqueBy } from '../OptionList/unique.ts'
import { TagGroup } from '../../data/TagGroup/index.ts'
import * as styles from './MultiComboBox.css.ts'

export interface MultiComboBoxProps<V extends string = string> extends FieldProps<HTMLInputElement> {
  /** Ids of the chosen options, in the order they were chosen. One that is no option is shown by its id. */
  value: readonly V[]
  /** Called with all chosen ids. */
  onChange: (value: V[]) => void
  /** Everything there is to choose from; ids must differ. */
  options: readonly Option<V>[]
  /** Example inside the empty box. */
  placeholder?: string | undefined
  /** Words when nothing matches what was typed. */
  empty?: ReactNode | undefined
}

/** Several choices of a long list: typing narrows it, what is chosen stands under the box as tags that can be removed. */
export function MultiComboBox<V extends string>(props: MultiComboBoxProps<V>): ReactElement {
  const { value, onChange, options, ...rest } = props
  const isFixed = rest.isDisabled === true || rest.isReadOnly === true
  const chosen = [...new Set(value)]
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id
  return (
    <div className={field.field}>
      <ComboBoxFrame<'multiple'>
        {...rest}
        source={{
          selectionMode: 'multiple',
          defaultItems: uniqueBy(options, ({ id }) => id),
          value: chosen,
          onChange: (keys) => onChange(keys.map((key) => String(key) as V)),
        }}
      />
      {chosen.length > 0 && (
        // What is chosen stays in reach while the list is open, which hides everything else from screen readers.
        <div className={styles.chosen} data-react-aria-top-layer="true">
          <TagGroup
            label={`Chosen: ${rest.label}`}
            tags={chosen.map((id) => ({ id, label: labelOf(id) }))}
            onRemove={isFixed ? undefined : (id) => onChange(chosen.filter((each) => each !== id))}
          />
        </div>
      )}
    </div>
  )
}
