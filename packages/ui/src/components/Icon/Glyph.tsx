import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import * as styles from './Icon.css.ts'

export interface GlyphProps {
  /** A drawing imported from `lucide-react/icons/<name>`. */
  of: LucideIcon
  /** Edge length in px. */
  size?: 16 | 20
  /** Words for screen readers; without them the drawing is decoration. */
  label?: string
  /** Class of the place it stands in. */
  className?: string
}

/**
 * Draws one imported icon in the colour of the text around it. Components that a first screen needs use this instead of
 * `Icon`, so that the whole icon set stays out of their bundle.
 */
export function Glyph({ of: Drawing, size = 16, label, className }: GlyphProps): ReactElement {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <Drawing
      {...named}
      className={cx(styles.icon, styles.sizes[size], className)}
      focusable="false"
      strokeWidth={size === 16 ? 2 : 1.75}
    />
  )
}
