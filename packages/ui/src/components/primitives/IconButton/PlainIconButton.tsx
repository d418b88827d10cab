import type { IconDrawing } from '../Icon/drawing.ts'
import type { ReactElement, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { cx } from '../../../styles/cx.ts'
import * as button from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './IconButton.css.ts'
import type { Lenient } from '../../../element/element-props.ts'
import { warnUnnamed } from '../../../element/warn.ts'

export interface PlainIconButtonProps extends Lenient<
  Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'>
> {
  /** Name of the action; read out. */
  label: string
  /** A drawing imported from `@lucide/icons/icons/<name>`. */
  icon: IconDrawing
  /** `quiet` in rows and heads, `secondary` where it stands alone. */
  variant?: 'quiet' | 'secondary' | undefined
  /** `sm` in table rows, `md` elsewhere. */
  size?: 'sm' | 'md' | undefined
  /** The button element. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** The icon button without its tooltip; first screens use it, because tooltips bring the code that places overlays. */
export function PlainIconButton(props: PlainIconButtonProps): ReactElement {
  if (process.env.NODE_ENV !== 'production') warnUnnamed('IconButton', props.label)
  const { label, icon, variant = 'quiet', size = 'md', ...rest } = props
  return (
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
      <Icon of={icon} />
    </AriaButton>
  )
}
