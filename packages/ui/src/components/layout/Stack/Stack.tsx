import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import type { Space } from '../../../tokens/scale.ts'
import * as styles from './Stack.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

type Element = 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'span' | 'nav' | 'main'

interface LayoutProps extends ElementProps {
  /** Children to lay out. */
  children?: ReactNode | undefined
  /** The element to write; choose by meaning. */
  as?: Element | undefined
  /** Step of the space scale between the children. */
  gap?: Space | undefined
  /** Class for what layout alone cannot say. */
  className?: string | undefined
}

export interface StackProps extends LayoutProps {
  /** Alignment of children narrower than the stack. */
  align?: keyof typeof styles.align | undefined
}

/** Puts children under each other with even space. */
export function Stack({
  children,
  as: Element = 'div',
  gap = 4,
  align,
  className,
  ...rest
}: StackProps): ReactElement {
  return (
    <Element
      {...elementProps(rest)}
      className={cx(styles.stack, styles.gap[gap], align && styles.align[align], className)}
    >
      {children}
    </Element>
  )
}

export interface InlineProps extends LayoutProps {
  /** Alignment of children of different height; centred by default. */
  align?: keyof typeof styles.align | undefined
  /** How free width is shared. */
  justify?: keyof typeof styles.justify | undefined
  /** Keeps everything on one line; by default the children wrap. */
  isNoWrap?: boolean | undefined
}

/** Puts children beside each other; they wrap when there is no room. */
export function Inline(props: InlineProps): ReactElement {
  const { children, as: Element = 'div', gap = 2, align = 'center', justify, isNoWrap, className } = props
  return (
    <Element
      {...elementProps(props)}
      className={cx(
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        justify && styles.justify[justify],
        isNoWrap && styles.noWrap,
        className,
      )}
    >
      {children}
    </Element>
  )
}

export interface ColumnsProps extends LayoutProps {
  /** Widths of the columns; narrower screens fall back to fewer of them (`2/1` splits above 1024 px). */
  ratio?: keyof typeof styles.ratio | undefined
}

/** Puts children into columns on wide screens and under each other on narrow ones. */
export function Columns(props: ColumnsProps): ReactElement {
  const { children, as: Element = 'div', gap = 6, ratio = '1/1', className } = props
  return (
    <Element
      {...elementProps(props)}
      className={cx(styles.columns, styles.ratio[ratio], styles.gap[gap], className)}
    >
      {children}
    </Element>
  )
}
