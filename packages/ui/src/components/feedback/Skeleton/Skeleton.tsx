import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './Skeleton.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface SkeletonProps extends ElementProps<HTMLSpanElement> {
  /** Shape of the content it replaces: a line of text, a title, a badge, a picture or chart. */
  shape?: keyof typeof styles.shapes | undefined
  /** Width in characters, so that the placeholder is as wide as the words it stands for. */
  width?: number | undefined
}

/** Holds the place of content that is loading. The container says "Loading"; this is decoration. */
export function Skeleton({ shape = 'line', width, ...rest }: SkeletonProps): ReactElement {
  return (
    <span
      {...elementProps(rest)}
      aria-hidden="true"
      className={cx(styles.skeleton, styles.shapes[shape])}
      style={width === undefined ? undefined : { inlineSize: `${width}ch` }}
    />
  )
}
