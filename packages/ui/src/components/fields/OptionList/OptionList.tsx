import Check from '@lucide/icons/icons/check'
import type { ReactElement, ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './OptionList.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** One choice of a list. */
export interface Option<V extends string = string> {
  /** Value that is stored and sent. */
  id: V
  /** Label that people read and type. */
  label: string
  /** Second line, such as a code or an address. */
  hint?: string
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean
}

export interface OptionListProps extends ElementProps<HTMLDivElement> {
  /** The lines, where the field around the list does not bring them. */
  options?: readonly Option[]
  /** Words when there is no line. */
  empty?: ReactNode
}

/** The list inside Select and ComboBox; its items come from the field around it. */
export function OptionList({ options, empty, ...rest }: OptionListProps): ReactElement {
  return (
    <ListBox
      {...elementProps(rest)}
      items={options}
      className={styles.list}
      renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
    >
      {(option: Option) => <OptionItem {...option} />}
    </ListBox>
  )
}

function OptionItem({ id, label, hint, isDisabled }: Option): ReactElement {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.option}>
      <span>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      <Icon of={Check} className={styles.check} />
    </ListBoxItem>
  )
}
