import { Spinner } from '@capiz/ui/Spinner'
import type { ReactElement } from 'react'
import * as styles from './Waiting.css.ts'

/** The place holder while a screen or the current user is fetched; it is seen only when that takes a moment. */
export function Waiting(): ReactElement {
  return (
    <div className={styles.waiting}>
      <Spinner label="Loading" />
    </div>
  )
}
