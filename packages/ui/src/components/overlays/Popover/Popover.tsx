import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import * as styles from '../../../styles/popover.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps, Lenient } from '../../../element/element-props.ts'

export interface PopoverProps
  extends Lenient<Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange'>>, ElementProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Name of the panel. */
  label: string
  /** Content; a function is given `close`. */
  children: ReactNode | ((panel: { close: () => void }) => ReactNode)
}

/** Distance in px from the edges of the window: the gutter of a page on phones. */
const gutter = 16

/** A small panel beside the button that opens it; Escape and a press outside close it. */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, label, children, placement = 'bottom start', isOpen, onOpenChange } = props
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} offset={4} containerPadding={gutter} className={styles.surface}>
        <Dialog {...elementProps(props)} aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
