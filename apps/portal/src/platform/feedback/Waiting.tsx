import { Spinner } from '@capiz/ui/Spinner'
import type { ReactElement } from 'react'
import * as styles from './Waiting.css.ts'

/** Stands in while a screen or the current user is fetched; shows itself only when that takes a moment. */
export function Waiting(): ReactElement {
  return (
    <div className={styles.waiting}>
      <Spinner label="Loading" />
    </div>
  )
}
