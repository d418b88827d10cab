import Check from '@lucide/icons/icons/check'
import type { ComponentProps, ReactElement } from 'react'
import { useContext } from 'react'
import { ListBoxItem, ListStateContext } from 'react-aria-components/ListBox'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './OptionList.css.ts'
import type { Option } from './OptionList.tsx'
import { positionIn } from './positions.ts'

/** One line of the list: its label, its second line, and a tick when it is chosen. */
export function OptionItem({ id, label, hint, isDisabled }: Option): ReactElement {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={styles.option}
      // Only a line with an address would be another element.
      render={(props) => <Line {...(props as ComponentProps<'div'>)} option={id} />}
    >
      <span>{label}</span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      <Icon of={Check} className={styles.check} />
    </ListBoxItem>
  )
}

/** The element of a line. Where only lines in view are drawn, it states its position among those that match. */
function Line({ option, ...props }: ComponentProps<'div'> & { option: string }): ReactElement {
  const list = useContext(ListStateContext)
  // The library numbers the options before they are narrowed.
  const position =
    props['aria-posinset'] === undefined ? undefined : positionIn(list?.collection ?? [], option)
  return <div {...props} aria-posinset={position} />
}
