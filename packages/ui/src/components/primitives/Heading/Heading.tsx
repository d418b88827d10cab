import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Heading.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface HeadingProps extends ElementProps<HTMLHeadingElement> {
  /** The title. */
  children: ReactNode
  /** Level in the document outline. */
  level: 1 | 2 | 3 | 4
  /** Look; by default that of the level. `h1`, `display` and `name`, a smaller record name, are set in the serif. */
  size?: keyof typeof styles.sizes | undefined
  /** -1 lets a script move focus here, for example after a page change. */
  tabIndex?: -1 | undefined
}

const looks = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const

/** Titles a page, a record or a section. */
export function Heading({ children, level, size, tabIndex, ...rest }: HeadingProps): ReactElement {
  const Element = `h${level}` as const
  return (
    <Element
      {...elementProps(rest)}
      tabIndex={tabIndex}
      className={cx(styles.heading, styles.sizes[size ?? looks[level]])}
    >
      {children}
    </Element>
  )
}
