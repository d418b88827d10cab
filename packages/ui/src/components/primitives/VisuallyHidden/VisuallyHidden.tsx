import type { AriaRole, ReactElement, ReactNode } from 'react'
import * as styles from './VisuallyHidden.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface VisuallyHiddenProps extends ElementProps {
  /** The words. */
  children?: ReactNode | undefined
  /** The element to write; `output` announces changes. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'caption' | 'legend' | 'output' | undefined
  /** `alert` makes it a live region that interrupts; `as="output"` one that waits. */
  role?: AriaRole | undefined
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, as = 'span', role, ...rest }: VisuallyHiddenProps): ReactElement {
  const Element = as
  return (
    <Element
      {...elementProps(rest)}
      role={role}
      className={styles.hidden}
      // Open lists and dialogs hide the rest of the page from screen readers, but not what is being announced.
      data-react-aria-top-layer={as === 'output' ? 'true' : undefined}
    >
      {children}
    </Element>
  )
}
