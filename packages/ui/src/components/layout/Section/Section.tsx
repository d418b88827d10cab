import type { ReactElement, ReactNode } from 'react'
import { actionLine } from '../../primitives/Button/Button.css.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import * as styles from './Section.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface SectionProps extends ElementProps {
  /** Title of the part. */
  title: ReactNode
  /** One or two sentences under the title. */
  description?: ReactNode | undefined
  /** Links or quiet buttons at the end of the title line. */
  actions?: ReactNode | undefined
  /** Level of the title in the outline. */
  level?: 2 | 3 | undefined
  /** Content of the part. */
  children?: ReactNode | undefined
}

/**
 * A titled part of a page or form, without a frame. It is no landmark: a form has ten of them, and a list of landmarks that
 * long leads nowhere; its headings are the way through it.
 */
export function Section({
  title,
  description,
  actions,
  level = 2,
  children,
  ...rest
}: SectionProps): ReactElement {
  return (
    <section {...elementProps(rest)} className={styles.section}>
      <div className={styles.header}>
        <Heading level={level}>{title}</Heading>
        {actions !== undefined && (
          <div className={actionLine} data-print="hide">
            {actions}
          </div>
        )}
      </div>
      {description !== undefined && (
        <Text tone="muted" hasMeasure>
          {description}
        </Text>
      )}
      {children}
    </section>
  )
}
