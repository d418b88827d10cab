import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { markEdge, panes } from './mark.ts'
import * as styles from './Wordmark.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface MarkProps extends ElementProps<SVGSVGElement> {
  /** Edge in px: 16, 24 and 32 fall on whole pixels. */
  size?: 16 | 24 | 32 | 48 | undefined
  /** Takes the colour of the text around it instead of the accent: on the rail and on pictures. */
  isInherited?: boolean | undefined
}

/** The shell window alone. Decoration: the name stands beside it or names the link it is in. */
export function Mark({ size = 24, isInherited = false, ...rest }: MarkProps): ReactElement {
  return (
    <svg
      {...elementProps(rest)}
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox={`0 0 ${markEdge} ${markEdge}`}
      className={cx(styles.mark, isInherited && styles.inherited)}
    >
      {panes.map(({ id, path, opacity }) => (
        <path key={id} d={path} opacity={opacity === 1 ? undefined : opacity} />
      ))}
    </svg>
  )
}
