import { useId } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import { formatCount } from '../Pagination/pages.ts'
import * as bar from '../ProgressBar/ProgressBar.css.ts'
import * as styles from './Meter.css.ts'

export interface MeterProps {
  /** What is measured: `Requirements confirmed`. */
  label: string
  /** Between 0 and `max`; what lies outside or is NaN is drawn at the nearer end. */
  value: number
  /** The whole. Zero or less draws an empty meter. */
  max: number
  /** Words instead of "9 of 12". */
  valueLabel?: string
  /** What the level means; a meter that is neither good nor bad keeps the accent. */
  tone?: keyof typeof styles.tones
}

/** How much of a known whole there is: papers confirmed, beds in use. A job that moves on by itself is a ProgressBar. */
export function Meter({ label, value, max, valueLabel, tone = 'accent' }: MeterProps): ReactElement {
  const labelId = useId()
  const whole = Number.isFinite(max) && max > 0 ? max : 0
  const level = Number.isFinite(value) ? Math.min(whole, Math.max(0, value)) : 0
  const words = valueLabel ?? `${formatCount(level)} of ${formatCount(whole)}`
  // A native meter element cannot be drawn the same in every browser.
  const named = {
    role: 'meter',
    'aria-labelledby': labelId,
    'aria-valuemin': 0,
    'aria-valuemax': whole,
    'aria-valuenow': level,
    'aria-valuetext': words,
  }
  return (
    <div {...named} className={bar.bar}>
      <div className={bar.words}>
        <span id={labelId}>{label}</span>
        <span className={bar.value}>{words}</span>
      </div>
      <div className={bar.track}>
        <div
          className={cx(bar.fill, styles.tones[tone])}
          style={{ inlineSize: `${whole === 0 ? 0 : (level / whole) * 100}%` }}
        />
      </div>
    </div>
  )
}
