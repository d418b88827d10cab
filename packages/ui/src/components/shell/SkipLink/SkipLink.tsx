import type { ReactElement } from 'react'
import * as styles from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of the main content; that element needs tabIndex -1. */
  target: string
  /** Words of the link. */
  children?: string
}

/** First stop of the keyboard: jumps over the navigation. Hidden until it has focus. */
export function SkipLink({ target, children = 'Skip to main content' }: SkipLinkProps): ReactElement {
  return (
    <a href={`#${target}`} className={styles.skip} data-print="hide">
      {children}
    </a>
  )
}
