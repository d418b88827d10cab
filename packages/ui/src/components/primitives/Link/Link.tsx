import type { ReactElement, ReactNode, Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import type { LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { cx } from '../../../styles/cx.ts'
import * as button from '../Button/Button.css.ts'
import * as styles from './Link.css.ts'
import type { Lenient } from '../../../element/element-props.ts'

type Base = Lenient<Omit<AriaLinkProps, 'children' | 'className' | 'style'>>

export interface LinkProps extends Base {
  /** Name of the place it leads to. */
  children: ReactNode
  /** `inline` in running text, `standalone` by itself, `plain` where the place already says it is a link. */
  variant?: keyof typeof styles.kinds | undefined
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** Goes to another page. A true anchor; the router takes over plain clicks through RouterProvider. */
export function Link({ children, variant = 'inline', ...rest }: LinkProps): ReactElement {
  return (
    <AriaLink {...rest} className={cx(styles.link, styles.kinds[variant])}>
      {children}
    </AriaLink>
  )
}

export interface LinkButtonProps extends Base {
  /** Action on the page it leads to. */
  children: ReactNode
  /** Rank among the actions of the view, as for a button. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** `sm` in tables and card heads, `md` elsewhere. */
  size?: 'sm' | 'md' | undefined
  /** Fills its container, for phones. */
  isFullWidth?: boolean | undefined
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link that looks like a button, for going to the page where something is done. */
export function LinkButton(props: LinkButtonProps): ReactElement {
  const { children, variant = 'secondary', size = 'md', isFullWidth, ...rest } = props
  return (
    <AriaLink
      {...rest}
      className={cx(
        button.button,
        button.sizes[size],
        button.kinds[variant],
        isFullWidth && button.fullWidth,
      )}
    >
      {children}
    </AriaLink>
  )
}
