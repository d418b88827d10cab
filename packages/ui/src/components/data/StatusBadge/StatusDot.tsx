import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import type { Tone } from '../../../tokens/index.ts'
import { isHollow } from './icons.ts'
import * as styles from './StatusBadge.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface StatusDotProps extends ElementProps<HTMLSpanElement> {
  /** Meaning of the status; decides the colour, and whether the dot is hollow. */
  tone: Tone
  /** Words beside the dot; a dot never stands alone. */
  label: string
}

/** The light form of a status for dense lists: a dot, hollow when not in force, always with words. */
export function StatusDot({ tone, label, ...rest }: StatusDotProps): ReactElement {
  return (
    <span {...elementProps(rest)} className={styles.dotLine}>
      <span
        className={cx(styles.dot, styles.dotTones[tone], isHollow(tone) && styles.ring)}
        aria-hidden="true"
      />
      <span>{label}</span>
    </span>
  )
}
