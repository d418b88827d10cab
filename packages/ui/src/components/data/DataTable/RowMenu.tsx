import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import * as styles from './menu.css.ts'
import type { RowMenuItem } from './types.ts'

interface RowMenuProps {
  label: string
  items: readonly RowMenuItem[]
  trigger: HTMLElement
  onClose: () => void
}

/** The menu of one row, hung on the button that opened it. Loaded when the first one is opened. */
export function RowMenu({ label, items, trigger, onClose }: RowMenuProps): ReactElement {
  const triggerRef = useRef(trigger)
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      aria-label={label}
      className={styles.popover}
    >
      <Menu
        aria-label={label}
        // The menu pattern asks for the focus on the first entry of a menu that was just opened.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        className={styles.menu}
        onAction={(id) => items.find((item) => item.id === id)?.onAction()}
        onClose={onClose}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={cx(styles.item, item.isDanger && styles.danger)}
          >
            {item.icon ? <Icon of={item.icon} /> : null}
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
