import { useContext, useEffect } from 'react'
import type { ReactElement } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { cx } from '../../styles/cx.ts'
import * as styles from './DateField.css.ts'

interface SegmentsProps {
  className?: string
  /** One end of a range. */
  slot?: 'start' | 'end'
  /** A part is empty while the others are not, or no longer. */
  onGap: (input: string, hasGap: boolean) => void
}

/** The parts of a day or a time, each typed and stepped by itself; of a range, one end by its slot. */
export function Segments({ className, slot, onGap }: SegmentsProps): ReactElement {
  return (
    <DateInput slot={slot} className={cx(styles.segments, className)}>
      {(segment) => (
        <>
          <DateSegment segment={segment} className={styles.segment} />
          {segment.type === 'day' || segment.type === 'hour' ? (
            <GapWatch input={slot ?? 'only'} onGap={onGap} />
          ) : null}
        </>
      )}
    </DateInput>
  )
}

function GapWatch({ input, onGap }: { input: string; onGap: SegmentsProps['onGap'] }): null {
  const day = useContext(DateFieldStateContext)
  const time = useContext(TimeFieldStateContext)
  const segments = (day ?? time)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const hasGap =
    segments.some(({ isPlaceholder }) => isPlaceholder) &&
    !segments.every(({ isPlaceholder }) => isPlaceholder)
  useEffect(() => onGap(input, hasGap))
  return null
}
