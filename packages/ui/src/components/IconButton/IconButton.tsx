import type { LucideIcon } from 'lucide-react'
import type { ReactElement, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { cx } from '../../styles/cx.ts'
import * as button from '../Button/Button.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { Tooltip } from '../Tooltip/index.ts'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label'
> {
  /** Name of the action; read out, and shown as a tooltip. */
  label: string
  /** A drawing imported from `lucide-react/icons/<name>`. */
  icon: LucideIcon
  variant?: 'quiet' | 'secondary'
  size?: 'sm' | 'md'
  /** Leaves the tooltip out where the words already stand beside the button. */
  hasTooltip?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that shows only an icon; its words are compulsory. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, variant = 'quiet', size = 'md', hasTooltip = true, ...rest } = props
  const control = (
    <AriaButton
      {...rest}
      aria-label={label}
      className={cx(
        button.button,
        button.sizes[size],
        button.kinds[variant],
        styles.square,
        styles.sizes[size],
      )}
    >
      <Glyph of={icon} />
    </AriaButton>
  )
  return hasTooltip ? <Tooltip label={label}>{control}</Tooltip> : control
}
