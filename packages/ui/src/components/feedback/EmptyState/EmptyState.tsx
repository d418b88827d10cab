import type { IconDrawing } from '../../primitives/Icon/drawing.ts'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Heading } from '../../primitives/Heading/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import * as styles from './EmptyState.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
  /** Missing content: "No facilities yet". */
  title: ReactNode
  /** Why it is empty and what to do. */
  children?: ReactNode | undefined
  /** Buttons and links under the words. */
  actions?: ReactNode | undefined
  /** A drawing imported from `@lucide/icons/icons/<name>`. */
  icon?: IconDrawing | undefined
  /** Level of the heading, by its place on the page. */
  level?: 1 | 2 | 3 | undefined
  /** `alert` for failures that come up while a person works. */
  role?: 'alert' | 'status' | undefined
}

/** Fills the place of content that is not there: nothing yet, no match, no access, under construction. */
export function EmptyState({
  title,
  children,
  actions,
  icon,
  level = 2,
  role,
  ...rest
}: EmptyStateProps): ReactElement {
  return (
    <div {...elementProps(rest)} role={role} className={styles.panel}>
      <div className={styles.text}>
        {icon !== undefined && <Icon of={icon} size={20} className={styles.icon} />}
        <Heading level={level} size={level === 1 ? 'h1' : 'h3'}>
          {title}
        </Heading>
        {typeof children === 'string' ? <Text tone="muted">{children}</Text> : children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
