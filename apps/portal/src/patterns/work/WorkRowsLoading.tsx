import { Skeleton } from '@capiz/ui/Skeleton'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import type { ReactElement } from 'react'
import * as styles from './work.css.ts'

/** Holds the place of rows of work while they are read, each as high as the row that takes its place. */
export function WorkRowsLoading({ count }: { count: number }): ReactElement {
  return (
    <>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // Rows have no identity and never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.row}>
            <Skeleton />
            <span className={styles.due}>
              <Skeleton width={8} />
            </span>
            <span className={styles.act}>
              <Skeleton shape="title" />
            </span>
          </div>
        ))}
      </div>
    </>
  )
}
