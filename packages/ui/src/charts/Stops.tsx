import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import type { Walk } from './useWalk.ts'

/** Where a mark can be reached: from and until in px from the left, with its words. */
export interface Stop {
  readonly start: number
  readonly end: number
  readonly label: string
}

/** The places of a chart that pointer and keyboard reach: a band over the whole height for each mark. */
export function Stops({
  walk,
  stops,
  bottom,
}: {
  walk: Walk
  stops: readonly Stop[]
  bottom: number
}): ReactElement {
  return (
    <>
      {stops.map(({ start, end, label }, at) => (
        <rect
          // Two marks may have one name and one id by mistake of the data; their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          {...walk.stopProps(at, label)}
          x={start}
          y={1}
          width={end - start}
          height={bottom - 1}
          rx={3}
          className={styles.stop}
        />
      ))}
    </>
  )
}
