import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { shapesOf } from './drawing.ts'
import type { IconDrawing } from './drawing.ts'
import * as styles from './Icon.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface IconProps extends ElementProps<SVGSVGElement> {
  /** A drawing imported from `@lucide/icons/icons/<name>`. */
  of: IconDrawing
  /** Edge length in px. */
  size?: 16 | 20 | undefined
  /** Words for screen readers; without them the drawing is decoration. */
  label?: string | undefined
  /** Class of the place it stands in. */
  className?: string | undefined
}

/**
 * Draws one imported icon in the colour of the text around it. The drawing is handed in, so that a bundle holds only those
 * it draws; the allowed ones are the gallery of Foundations / Icons.
 */
export function Icon({ of: drawing, size = 16, label, className, ...rest }: IconProps): ReactElement {
  return (
    <svg
      {...elementProps(rest)}
      viewBox="0 0 24 24"
      className={cx(styles.icon, styles.sizes[size], className)}
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined ? true : undefined}
      aria-label={label}
    >
      {shapesOf(drawing)}
    </svg>
  )
}
