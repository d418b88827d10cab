import type { ReactElement } from 'react'
import * as styles from './SkipLink.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface SkipLinkProps extends ElementProps<HTMLAnchorElement> {
  /** Id of the main content; that element needs tabIndex -1. */
  target: string
  /** Words of the link. */
  children?: string | undefined
}

/** First stop of the keyboard: jumps over the navigation. Hidden until it has focus. */
export function SkipLink({
  target,
  children = 'Skip to main content',
  ...rest
}: SkipLinkProps): ReactElement {
  return (
    <a {...elementProps(rest)} href={`#${target}`} className={styles.skip} data-print="hide">
      {children}
    </a>
  )
}
