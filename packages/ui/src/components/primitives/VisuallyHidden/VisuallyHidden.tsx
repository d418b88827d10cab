import type { AriaRole, ReactElement, ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** The words. */
  children?: ReactNode
  /** The element to write; `output` announces changes. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'caption' | 'legend' | 'output'
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  id?: string
  /** `alert` makes it a live region that interrupts; `as="output"` one that waits. */
  role?: AriaRole
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, as = 'span', id, role }: VisuallyHiddenProps): ReactElement {
  const Element = as
  return (
    <Element
      id={id}
      role={role}
      className={styles.hidden}
      // Open lists and dialogs hide the rest of the page from screen readers, but not what is being announced.
      data-react-aria-top-layer={as === 'output' ? 'true' : undefined}
    >
      {children}
    </Element>
  )
}
