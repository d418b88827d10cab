import Check from '@lucide/icons/icons/check'
import type { ComponentProps, ReactElement } from 'react'
import { useContext, useEffect, useRef } from 'react'
import { ListBoxItem, ListStateContext } from 'react-aria-components/ListBox'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './OptionList.css.ts'
import type { Option } from './option.ts'
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

/**
 * The element of a line. Where only lines in view are drawn, it states its position among those that match, and comes into
 * view where it is marked when it is drawn: the library looks for it before there are lines.
 */
function Line({ option, ...props }: ComponentProps<'div'> & { option: string }): ReactElement {
  const list = useContext(ListStateContext)
  const isVirtual = props['aria-posinset'] !== undefined
  // The library numbers the options before they are narrowed.
  const position = isVirtual ? positionIn(list?.collection ?? [], option) : undefined
  const isMarked = isVirtual && list?.selectionManager.focusedKey === option
  const wasMarked = useRef(isMarked)
  useEffect(() => {
    if (wasMarked.current) bringIntoView(document.getElementById(props.id ?? ''))
  }, [props.id])
  return <div {...props} aria-posinset={position} />
}

/** Scrolls the list of a line, and nothing around it, as far as needed. */
function bringIntoView(line: HTMLElement | null): void {
  const list = line?.closest<HTMLElement>('[role=listbox]')
  if (!line || !list) return
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollTop += Math.max(0, inner.bottom - outer.bottom) + Math.min(0, inner.top - outer.top)
}
