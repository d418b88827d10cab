import { parseTypedDay } from '@capiz/domain/time'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import type { ReactElement, RefObject } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import { cx } from '../../../styles/cx.ts'
import { toCalendarDate } from './date.ts'
import * as styles from './DateField.css.ts'

interface SegmentsProps {
  className?: string | undefined
  /** One end of a range. */
  slot?: 'start' | 'end' | undefined
  /** A part is empty while the others are not, or no longer. */
  onGap: (input: string, hasGap: boolean) => void
}

/** The parts of a day or a time, each typed and stepped by itself; of a range, one end by its slot. */
export function Segments({ className, slot, onGap }: SegmentsProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  return (
    <DateInput ref={place} slot={slot} className={cx(styles.segments, className)}>
      {(segment) => (
        <>
          <DateSegment segment={segment} className={styles.segment} />
          {segment.type === 'day' || segment.type === 'hour' ? (
            <GapWatch input={slot ?? 'only'} onGap={onGap} />
          ) : null}
          {segment.type === 'day' ? <PasteWatch place={place} /> : null}
        </>
      )}
    </DateInput>
  )
}

/** Takes a pasted day in any way of writing; what is no day leaves the parts as they are. */
function PasteWatch({ place }: { place: RefObject<HTMLDivElement | null> }): null {
  const state = useContext(DateFieldStateContext)
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const day = parseTypedDay(event.clipboardData?.getData('text') ?? '')
    if (day === undefined || state === null || state.isReadOnly || state.isDisabled) return
    event.preventDefault()
    state.setValue(toCalendarDate(day))
  })
  useEffect(() => {
    const element = place.current
    const listen = (event: ClipboardEvent): void => onPaste(event)
    element?.addEventListener('paste', listen)
    return () => element?.removeEventListener('paste', listen)
  }, [place])
  return null
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
