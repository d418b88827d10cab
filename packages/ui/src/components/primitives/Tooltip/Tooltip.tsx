import type { ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip'
import * as styles from './Tooltip.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps, Lenient } from '../../../element/element-props.ts'

export interface TooltipProps
  extends Lenient<Pick<AriaTooltipProps, 'placement'>>, ElementProps<HTMLDivElement> {
  /** A button or link of this package; it shows the words on hover and on keyboard focus. */
  children: ReactElement
  /** Never the only place of a required fact: touch screens do not show tooltips. */
  label: ReactNode
  /** Milliseconds of hover before it shows. */
  delay?: number | undefined
  /** Shows nothing, such as while a menu of the control is open. */
  isDisabled?: boolean | undefined
}

/** Names or explains a control while it is hovered or focused. */
export function Tooltip({
  children,
  label,
  placement = 'top',
  delay = 600,
  isDisabled,
  ...rest
}: TooltipProps): ReactElement {
  return (
    <TooltipTrigger delay={delay} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip {...elementProps(rest)} placement={placement} offset={6} className={styles.tooltip}>
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
