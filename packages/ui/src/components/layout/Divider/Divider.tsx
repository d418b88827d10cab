import type { ReactElement } from 'react'
import * as styles from './Divider.css.ts'

/** A hairline between two groups of content. */
export function Divider(): ReactElement {
  return <hr className={styles.divider} />
}
