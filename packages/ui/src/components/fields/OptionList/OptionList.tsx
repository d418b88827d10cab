import type { ReactElement, ReactNode } from 'react'
import { useContext } from 'react'
import { ListBox, ListStateContext } from 'react-aria-components/ListBox'
import { cx } from '../../../styles/cx.ts'
import { OptionItem } from './OptionItem.tsx'
import type { Option } from './option.ts'
import * as styles from './OptionList.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useVirtualizer } from './useVirtualizer.ts'

export interface OptionListProps extends ElementProps<HTMLDivElement> {
  /** The lines, where the field around the list does not bring them. */
  options?: readonly Option[] | undefined
  /** Words when there is no line. */
  empty?: ReactNode | undefined
  /** Draws only the lines in view, for a field with more of them than are drawn at once. */
  isLong?: boolean | undefined
}

/** The list inside Select and ComboBox; its items come from the field around it. */
export function OptionList({ options, empty, isLong = false, ...rest }: OptionListProps): ReactElement {
  const virtualize = useVirtualizer(isLong)
  // The field renders this twice: without state to collect the options, with it to draw them.
  const isDrawn = useContext(ListStateContext) !== null
  const isVirtual = isDrawn && virtualize !== undefined
  const list = (
    <ListBox
      {...elementProps(rest)}
      items={options}
      className={cx(styles.list, isVirtual && styles.virtual)}
      renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
    >
      {(option: Option) => <OptionItem {...option} />}
    </ListBox>
  )
  return isVirtual ? virtualize(list) : list
}
