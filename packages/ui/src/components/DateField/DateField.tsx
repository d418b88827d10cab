import type { IsoDate } from '@capiz/domain/time'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import type { DateValue } from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { cx } from '../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { dayFirstLocale, toCalendarDate, toIsoDate } from './date.ts'
import * as styles from './DateField.css.ts'

export interface DateFieldProps extends FieldProps {
  /** `yyyy-MM-dd`; null while the day is not complete. */
  value: IsoDate | null
  onChange: (value: IsoDate | null) => void
  /** First and last day that may be chosen. */
  minValue?: IsoDate
  maxValue?: IsoDate
}

/** A day, typed as dd/mm/yyyy in three parts; arrows step the part that has the focus. */
export function DateField(props: DateFieldProps): ReactElement {
  const { width = 'medium' } = props
  const day = useCalendarDay(props)
  return (
    <I18nProvider locale={dayFirstLocale}>
      <AriaDateField {...controlProps(props)} {...day} granularity="day" shouldForceLeadingZeros>
        <FieldShell {...shellProps(props)}>
          <DateInput className={cx(field.group, field.widths[width], styles.segments)}>
            {(segment) => <DateSegment segment={segment} className={styles.segment} />}
          </DateInput>
        </FieldShell>
      </AriaDateField>
    </I18nProvider>
  )
}

/** Value, bounds and change of a day field in the calendar library's terms, keeping equal days identical. */
export function useCalendarDay(props: Pick<DateFieldProps, 'value' | 'onChange' | 'minValue' | 'maxValue'>) {
  const [held, setHeld] = useState<DateValue | null>(() => toCalendarDate(props.value))
  // A day outside the years the product knows stays in the field, so that it can be corrected.
  const value = toIsoDate(held) === props.value ? held : toCalendarDate(props.value)
  return {
    value,
    onChange: (next: DateValue | null) => {
      setHeld(next)
      props.onChange(toIsoDate(next))
    },
    minValue: toCalendarDate(props.minValue ?? null) ?? undefined,
    maxValue: toCalendarDate(props.maxValue ?? null) ?? undefined,
  }
}
