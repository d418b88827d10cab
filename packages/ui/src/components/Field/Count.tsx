import type { ReactElement } from 'react'
import { cx } from '../../styles/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'

interface CountProps {
  /** Characters typed. */
  used: number
  /** Most characters allowed. */
  allowed: number
}

/** The characters of a field: in figures for the eye, and in words that are read out near the end only. */
export function Count({ used, allowed }: CountProps): ReactElement {
  const left = allowed - used
  const isNear = left <= Math.max(10, allowed / 10)
  const words =
    left >= 0
      ? `${left} ${left === 1 ? 'character' : 'characters'} left`
      : `${-left} ${left === -1 ? 'character' : 'characters'} too many`
  return (
    <>
      <span aria-hidden="true" className={cx(styles.count, left < 0 && styles.countOver)}>
        {used}/{allowed}
      </span>
      <VisuallyHidden as="output">{isNear ? words : ''}</VisuallyHidden>
    </>
  )
}
