import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import * as styles from './Section.css.ts'

export interface SectionProps {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  children?: ReactNode
  id?: string
}

/** A titled part of a page or form, without a frame. */
export function Section({
  title,
  description,
  actions,
  level = 2,
  children,
  id,
}: SectionProps): ReactElement {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <div className={styles.header}>
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
        {actions}
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
