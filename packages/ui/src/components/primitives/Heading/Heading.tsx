import type { ReactElement, ReactNode, Ref } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Heading.css.ts'

export interface HeadingProps {
  /** The title. */
  children: ReactNode
  /** Level in the document outline. */
  level: 1 | 2 | 3 | 4
  /** Look; by default that of the level. `h1` and `display` are set in the serif of record names. */
  size?: keyof typeof styles.sizes
  /** Id, for `aria-labelledby` of the part it titles. */
  id?: string
  /** -1 lets a script move focus here, for example after a page change. */
  tabIndex?: -1
  /** The heading element, to move the focus to it. */
  ref?: Ref<HTMLHeadingElement>
}

const looks = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'label' } as const

/** Titles a page, a record or a section. */
export function Heading({ children, level, size, ...rest }: HeadingProps): ReactElement {
  const Element = `h${level}` as const
  return (
    <Element {...rest} className={cx(styles.heading, styles.sizes[size ?? looks[level]])}>
      {children}
    </Element>
  )
}
