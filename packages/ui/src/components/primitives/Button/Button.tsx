import Loader from '@lucide/icons/icons/loader-circle'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { cx } from '../../../styles/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Button.css.ts'
import type { Lenient } from '../../../element/element-props.ts'

export interface ButtonProps extends Lenient<Omit<AriaButtonProps, 'children' | 'className' | 'style'>> {
  /** Verb and thing; an icon may stand before the words. */
  children: ReactNode
  /** One primary per view; `danger` for the last step, `dangerOutline` for what leads to it. */
  variant?: keyof typeof styles.kinds | undefined
  /** `sm` in tables and card heads, `md` elsewhere. */
  size?: keyof typeof styles.sizes | undefined
  /** Says in words what is going on while `isPending`; the default is "Working". */
  pendingLabel?: string | undefined
  /** Fills its container, for phones and decision panels. */
  isFullWidth?: boolean | undefined
  /** The button element. */
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Starts an action. While pending it keeps its focus and width, takes no press and says so to screen readers. */
export function Button(props: ButtonProps): ReactElement {
  const {
    children,
    variant = 'secondary',
    size = 'md',
    pendingLabel = 'Working',
    isFullWidth,
    ...rest
  } = props
  return (
    <AriaButton
      {...rest}
      className={cx(
        styles.button,
        styles.sizes[size],
        styles.kinds[variant],
        isFullWidth && styles.fullWidth,
      )}
    >
      {({ isPending }) => (
        <>
          <span className={styles.content}>{children}</span>
          {isPending && (
            <span className={styles.pending}>
              <Icon of={Loader} className={styles.pendingMark} label={pendingLabel} />
            </span>
          )}
        </>
      )}
    </AriaButton>
  )
}
