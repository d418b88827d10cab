import { useId } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import * as styles from './ProgressBar.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

export interface ProgressBarProps extends ElementProps<HTMLDivElement> {
  /** The job: `Uploading licence.pdf`. */
  label: string
  /** Share done, 0 to 100; leave out, or NaN, while it cannot be known. */
  value?: number | undefined
  /** Words instead of the percentage, such as "3 of 12 files". */
  valueLabel?: string | undefined
}

/**
 * Shows how far a job has come. Written without react-aria's bar: the sign-in page would carry that, because its button
 * names it.
 */
export function ProgressBar({ label, value, valueLabel, ...rest }: ProgressBarProps): ReactElement {
  const labelId = useId()
  const isEndless = value === undefined || Number.isNaN(value)
  const share = Math.min(100, Math.max(0, isEndless ? 0 : value))
  const text = isEndless ? undefined : (valueLabel ?? `${Math.round(share)}%`)
  return (
    <div
      {...elementProps(rest)}
      // a native progress element cannot be drawn the same in every browser
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isEndless ? undefined : share}
      aria-valuetext={text}
      className={styles.bar}
    >
      <div className={styles.text}>
        <span id={labelId}>{label}</span>
        {text !== undefined && <span className={styles.value}>{text}</span>}
      </div>
      <div className={styles.track}>
        <div
          className={cx(styles.fill, isEndless && styles.endless)}
          style={isEndless ? undefined : { inlineSize: `${share}%` }}
        />
      </div>
    </div>
  )
}
