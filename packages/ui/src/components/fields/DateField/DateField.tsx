import { formatDay } from '@capiz/domain/time'
import type { IsoDate } from '@capiz/domain/time'
import type { ReactElement } from 'react'
import { DateField as AriaDateField } from 'react-aria-components/DateField'
import type { DateValue } from 'react-aria-components/DateField'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { cx } from '../../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { outOfBounds } from './bounds.ts'
import { dayFirstLocale, toCalendarDate, toIsoDate } from './date.ts'
import { Segments } from './Segments.tsx'
import { useDraftDate } from './useDraftDate.ts'

export interface DateFieldProps extends FieldProps {
  /** `yyyy-MM-dd`; null while the day is not complete. */
  value: IsoDate | null
  /** Called with every complete day between 1900 and 2100, and with null while there is none. */
  onChange: (value: IsoDate | null) => void
  /** First day that may be chosen; an earlier one is marked as invalid. */
  minValue?: IsoDate | undefined
  /** Last day that may be chosen; a later one is marked as invalid. */
  maxValue?: IsoDate | undefined
}

/** A day, typed as dd/mm/yyyy in three parts; arrows step the part that has the focus. */
export function DateField(props: DateFieldProps): ReactElement {
  const { width = 'medium' } = props
  const { day, onGap, errorMessage } = useCalendarDay(props)
  return (
    <I18nProvider locale={dayFirstLocale}>
      <AriaDateField {...controlProps(props)} {...day} granularity="day" shouldForceLeadingZeros>
        <FieldShell {...shellProps({ ...props, errorMessage })}>
          <Segments onGap={onGap} className={cx(field.box, field.widths[width])} />
        </FieldShell>
      </AriaDateField>
    </I18nProvider>
  )
}

/** Value, bounds and change of a day field in the calendar library's terms, and the words for what is wrong. */
export function useCalendarDay(
  props: Pick<DateFieldProps, 'value' | 'onChange' | 'minValue' | 'maxValue' | 'errorMessage'>,
) {
  const { onGap, ...draft } = useDraftDate<IsoDate, DateValue>({
    value: props.value,
    onChange: props.onChange,
    read: toCalendarDate,
    write: toIsoDate,
  })
  return {
    onGap,
    errorMessage: props.errorMessage ?? outOfBounds(props, formatDay),
    day: {
      ...draft,
      granularity: 'day',
      shouldForceLeadingZeros: true,
      minValue: toCalendarDate(props.minValue ?? null) ?? undefined,
      maxValue: toCalendarDate(props.maxValue ?? null) ?? undefined,
    },
  } as const
}
