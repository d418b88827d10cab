import type { ReactElement } from 'react'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import type { TimeValue } from 'react-aria-components/TimeField'
import { cx } from '../../../styles/cx.ts'
import { outOfBounds } from '../DateField/bounds.ts'
import { Segments } from '../DateField/Segments.tsx'
import { useDraftDate } from '../DateField/useDraftDate.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { toTime } from '../../../time/time.ts'
import type { TimeText } from '../../../time/time.ts'

export type { TimeText } from '../../../time/time.ts'

export interface TimeFieldProps extends FieldProps {
  /** `HH:mm`, 00:00 to 23:59; null while the time is not complete. */
  value: TimeText | null
  /** Called with every complete time, and with null while there is none. */
  onChange: (value: TimeText | null) => void
  /** Earliest time that may be chosen; an earlier one is marked as invalid. */
  minValue?: TimeText | undefined
  /** Latest time that may be chosen; a later one is marked as invalid. */
  maxValue?: TimeText | undefined
}

const written = (time: TimeValue | null) => (time === null ? null : (time.toString().slice(0, 5) as TimeText))

/** A time of day on the 24-hour clock, typed in two parts; arrows step the part that has the focus. */
export function TimeField(props: TimeFieldProps): ReactElement {
  const { value, onChange, minValue = null, maxValue = null, width = 'short' } = props
  const errorMessage = props.errorMessage ?? outOfBounds(props, String)
  const { onGap, ...time } = useDraftDate<TimeText, TimeValue>({
    value,
    onChange,
    read: toTime,
    write: written,
  })
  return (
    <AriaTimeField
      {...controlProps(props)}
      {...time}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      minValue={toTime(minValue) ?? undefined}
      maxValue={toTime(maxValue) ?? undefined}
    >
      <FieldShell {...shellProps({ ...props, errorMessage })}>
        <Segments onGap={onGap} className={cx(field.box, field.widths[width])} />
      </FieldShell>
    </AriaTimeField>
  )
}
