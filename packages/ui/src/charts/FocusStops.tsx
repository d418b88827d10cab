import type { ReactElement } from 'react'
import * as styles from './charts.css.ts'
import type { KeyboardNavigation } from './useKeyboardNavigation.ts'

/** The place of a focusable mark: from and until in px from the left, with its label. */
export interface FocusStop {
  readonly start: number
  readonly end: number
  readonly label: string
}

/** The places of a chart that pointer and keyboard reach: a band over the whole height for each mark. */
export function FocusStops({
  navigation,
  stops,
  bottom,
}: {
  navigation: KeyboardNavigation
  stops: readonly FocusStop[]
  bottom: number
}): ReactElement {
  return (
    <>
      {stops.map(({ start, end, label }, at) => (
        <rect
          // Two marks may have one name and one id by mistake of the data; their place tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          {...navigation.stopProps(at, label)}
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
