import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { cx } from '../../../styles/cx.ts'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import * as styles from './Card.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface CardProps extends ElementProps {
  /** Content of the card. */
  children?: ReactNode | undefined
  /** Makes the card a named region with a header line. */
  title?: ReactNode | undefined
  /** One line under the title. */
  description?: ReactNode | undefined
  /** Buttons and links at the end of the header line. */
  actions?: ReactNode | undefined
  /** Line under the content: range, totals, note. */
  footer?: ReactNode | undefined
  /** Level of the title in the outline. */
  level?: 2 | 3 | undefined
  /** Space inside; `none` for tables and lists that reach the edge. */
  padding?: keyof typeof styles.body | undefined
}

/** A framed surface for one subject. */
export function Card(props: CardProps): ReactElement {
  const { children, title, description, actions, footer, level = 2, padding = 'normal' } = props
  const titleId = useId()
  const Element = title === undefined ? 'div' : 'section'
  return (
    <Element
      {...elementProps(props)}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={styles.card}
    >
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.header}>
          <div className={styles.titles}>
            {title !== undefined && (
              <Heading level={level} size="h3" id={titleId}>
                {title}
              </Heading>
            )}
            {description !== undefined && (
              <Text size="compact" tone="muted">
                {description}
              </Text>
            )}
          </div>
          {actions !== undefined && (
            <div className={cx(styles.actions, actionLine)} data-print="hide">
              {actions}
            </div>
          )}
        </div>
      )}
      <div className={styles.body[padding]}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Element>
  )
}
