import { formatDay } from '@capiz/domain/time'
import type { IsoDate } from '@capiz/domain/time'
import type { DateValue } from '@internationalized/date'
import CalendarIcon from '@lucide/icons/icons/calendar'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../../../styles/cx.ts'
import { Button as OwnButton } from '../../primitives/Button/index.ts'
import { outOfBounds } from '../DateField/bounds.ts'
import { dayFirstLocale, toCalendarDate, toIsoDate } from '../DateField/date.ts'
import { Segments } from '../DateField/Segments.tsx'
import { useDraftDate } from '../DateField/useDraftDate.ts'
import * as datePicker from '../DatePicker/DatePicker.css.ts'
import { Month } from '../DatePicker/Month.tsx'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as popover from '../../../styles/popover.css.ts'
import * as styles from './DateRangePicker.css.ts'

/** Two days, both included; `from` is not after `to`. */
export interface DayRange {
  from: IsoDate
  to: IsoDate
}

/** A range offered by name, such as "This month". */
export interface RangePreset {
  label: string
  range: DayRange
}

export interface DateRangePickerProps extends Omit<FieldProps, 'name'> {
  /** Both days; null while one of them is not complete. */
  value: DayRange | null
  /** Called with every complete range in the right order, and with null while there is none. */
  onChange: (value: DayRange | null) => void
  /** First day that may be chosen; an earlier one is marked as invalid. */
  minValue?: IsoDate | undefined
  /** Last day that may be chosen; a later one is marked as invalid. */
  maxValue?: IsoDate | undefined
  /** Ranges to take with one press, beside the calendar. */
  presets?: readonly RangePreset[] | undefined
}

interface Ends {
  start: DateValue
  end: DateValue
}

function toEnds(range: DayRange | null): Ends | null {
  const start = toCalendarDate(range?.from ?? null)
  const end = toCalendarDate(range?.to ?? null)
  return start === null || end === null ? null : { start, end }
}

/** A range in the wrong order is none; it stays in the field to be corrected. */
function toRange(ends: Ends | null): DayRange | null {
  const from = toIsoDate(ends?.start ?? null)
  const to = toIsoDate(ends?.end ?? null)
  return from === null || to === null || from > to ? null : { from, to }
}

const isSame = (a: DayRange | null, b: DayRange | null) => a?.from === b?.from && a?.to === b?.to

/** A first and a last day, typed as dd/mm/yyyy or picked from a calendar, where the first press begins the range. */
export function DateRangePicker(props: DateRangePickerProps): ReactElement {
  const { value, onChange, minValue = null, maxValue = null, presets = [], width = 'long' } = props
  const [isOpen, setOpen] = useState(false)
  const { onGap, ...ends } = useDraftDate<DayRange, Ends>({
    value,
    onChange,
    read: toEnds,
    write: toRange,
    isSame,
  })
  const errorMessage =
    props.errorMessage ??
    outOfBounds({ value: value?.from ?? null, minValue: props.minValue }, formatDay) ??
    outOfBounds({ value: value?.to ?? null, maxValue: props.maxValue }, formatDay)
  const choose = (range: DayRange) => {
    onChange(range)
    setOpen(false)
  }
  return (
    <I18nProvider locale={dayFirstLocale}>
      <AriaDateRangePicker
        {...controlProps(props)}
        {...ends}
        granularity="day"
        shouldForceLeadingZeros
        firstDayOfWeek="sun"
        isOpen={isOpen}
        onOpenChange={setOpen}
        minValue={toCalendarDate(minValue) ?? undefined}
        maxValue={toCalendarDate(maxValue) ?? undefined}
      >
        <FieldShell {...shellProps({ ...props, errorMessage })}>
          <Group className={cx(field.group, field.widths[width])}>
            <BothEnds onGap={onGap} />
            {!props.isReadOnly && (
              <Button className={field.groupButton}>
                <Icon of={CalendarIcon} />
              </Button>
            )}
          </Group>
        </FieldShell>
        <Popover offset={4} className={popover.surface}>
          <Dialog className={styles.panel}>
            <Presets presets={presets} onChoose={choose} />
            <div className={datePicker.calendar}>
              <RangeCalendar>
                <Month cell={styles.day} />
              </RangeCalendar>
            </div>
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </I18nProvider>
  )
}

function BothEnds({ onGap }: Pick<ReturnType<typeof useDraftDate>, 'onGap'>): ReactElement {
  return (
    <span className={styles.ends}>
      <Segments onGap={onGap} slot="start" className={styles.end} />
      <span aria-hidden="true" className={styles.dash}>
        –
      </span>
      <Segments onGap={onGap} slot="end" className={styles.end} />
    </span>
  )
}

interface PresetsProps {
  presets: readonly RangePreset[]
  onChoose: (range: DayRange) => void
}

function Presets({ presets, onChoose }: PresetsProps): ReactElement | null {
  if (presets.length === 0) return null
  return (
    <div className={styles.presets}>
      {presets.map(({ label, range }) => (
        <OwnButton key={label} variant="quiet" size="sm" onPress={() => onChoose(range)}>
          {label}
        </OwnButton>
      ))}
    </div>
  )
}
