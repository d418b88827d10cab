import type { ReactElement } from 'react'
import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { cx } from '../../styles/cx.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  label: string
  /** Share done, 0 to 100; leave out while it cannot be known. */
  value?: number
  /** Words instead of the percentage, such as "3 of 12 files". */
  valueLabel?: string
}

/** Shows how far a job has come. */
export function ProgressBar({ label, value, valueLabel }: ProgressBarProps): ReactElement {
  const isEndless = value === undefined
  return (
    <AriaProgressBar value={value} valueLabel={valueLabel} isIndeterminate={isEndless} className={styles.bar}>
      {({ percentage, valueText }) => (
        <>
          <div className={styles.words}>
            <Label>{label}</Label>
            {!isEndless && <span>{valueText}</span>}
          </div>
          <div className={styles.track}>
            <div
              className={cx(styles.fill, isEndless && styles.endless)}
              style={isEndless ? undefined : { inlineSize: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
