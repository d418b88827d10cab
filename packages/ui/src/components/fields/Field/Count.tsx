import type { ReactElement } from 'react'
import { cx } from '../../../styles/cx.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import * as styles from './Field.css.ts'

interface CountProps {
  /** Characters typed. */
  used: number
  /** Most characters allowed. */
  allowed: number
}

/** The characters of a field: in figures for the eye, and in words that are read out near the end only. */
export function Count({ used, allowed }: CountProps): ReactElement {
  const remaining = allowed - used
  const isNear = remaining <= Math.max(10, allowed / 10)
  const text =
    remaining >= 0
      ? `${remaining} ${remaining === 1 ? 'character' : 'characters'} left`
      : `${-remaining} ${remaining === -1 ? 'character' : 'characters'} too many`
  return (
    <>
      <span aria-hidden="true" className={cx(styles.count, remaining < 0 && styles.countOver)}>
        {used}/{allowed}
      </span>
      <VisuallyHidden as="output">{isNear ? text : ''}</VisuallyHidden>
    </>
  )
}
