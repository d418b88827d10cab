import type { IconDrawing } from '../Icon/drawing.ts'
import type { ReactElement, ReactNode } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { Heading } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** What is not there: "No facilities yet". */
  title: ReactNode
  /** Why it is empty and what to do. */
  children?: ReactNode
  /** Buttons and links under the words. */
  actions?: ReactNode
  /** A drawing imported from `@lucide/icons/icons/<name>`. */
  icon?: IconDrawing
  /** Level of the heading, by its place on the page. */
  level?: 1 | 2 | 3
  /** `alert` for failures that come up while somebody works. */
  role?: 'alert' | 'status'
}

/** Fills the place of content that is not there: nothing yet, no match, no access, under construction. */
export function EmptyState({
  title,
  children,
  actions,
  icon,
  level = 2,
  role,
}: EmptyStateProps): ReactElement {
  return (
    <div role={role} className={styles.panel}>
      <div className={styles.words}>
        {icon !== undefined && <Glyph of={icon} size={20} className={styles.icon} />}
        <Heading level={level} size={level === 1 ? 'h1' : 'h3'}>
          {title}
        </Heading>
        {typeof children === 'string' ? <Text tone="muted">{children}</Text> : children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
