import { useRef } from 'react'
import type { ReactElement } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import * as surface from '../../../styles/popover.css.ts'
import * as styles from './PriceHistory.css.ts'
import { ItemHistory } from './amounts.tsx'
import type { AmountField, PriceVersion } from './versions.ts'

interface ItemPopoverProps {
  itemKey: string
  label: string
  trigger: HTMLElement
  fields: readonly AmountField[]
  versions: readonly PriceVersion[]
  onClose: () => void
}

/** All prices of one item, hung on its name. One for the whole table, loaded when it is first opened. */
export function ItemPopover({ itemKey, label, trigger, onClose, ...rest }: ItemPopoverProps): ReactElement {
  const triggerRef = useRef(trigger)
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
      className={surface.surface}
    >
      <Dialog aria-label={`All prices of ${label}`} className={surface.dialog}>
        <p className={styles.popoverTitle}>{label}</p>
        <ItemHistory itemKey={itemKey} label={label} {...rest} />
      </Dialog>
    </Popover>
  )
}
