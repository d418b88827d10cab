import type { ReactElement, ReactNode } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Text.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface TextProps extends ElementProps {
  /** The text. */
  children: ReactNode
  /** The element to write; choose by meaning. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'dt' | 'dd' | 'li' | undefined
  /** Step of the type scale. */
  size?: keyof typeof styles.sizes | undefined
  /** How much it steps back, or what it means. */
  tone?: keyof typeof styles.tones | undefined
  /** Weight, where the step has another. */
  weight?: keyof typeof styles.weights | undefined
  /** Keeps lines at a readable length (68 characters). */
  hasMeasure?: boolean | undefined
  /** One line, cut with an ellipsis; the whole text must be readable elsewhere. */
  isTruncated?: boolean | undefined
  /** Class for what the scale cannot say. */
  className?: string | undefined
}

/** Writes running text on the type scale. */
export function Text(props: TextProps): ReactElement {
  const {
    children,
    as: Element = 'p',
    size = 'body',
    tone = 'default',
    weight,
    hasMeasure,
    isTruncated,
  } = props
  return (
    <Element
      {...elementProps(props)}
      className={cx(
        styles.text,
        styles.sizes[size],
        styles.tones[tone],
        weight && styles.weights[weight],
        hasMeasure && styles.measure,
        isTruncated && styles.truncate,
        props.className,
      )}
    >
      {children}
    </Element>
  )
}
