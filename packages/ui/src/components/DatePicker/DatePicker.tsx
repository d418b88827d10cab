import CalendarIcon from 'lucide-react/icons/calendar'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../../styles/cx.ts'
import { useCalendarDay } from '../DateField/DateField.tsx'
import type { DateFieldProps } from '../DateField/index.ts'
import * as dateField from '../DateField/DateField.css.ts'
import { dayFirstLocale } from '../DateField/date.ts'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import * as popover from '../Popover/Popover.css.ts'
import * as styles from './DatePicker.css.ts'

export type DatePickerProps = DateFieldProps

/** A day, typed as dd/mm/yyyy or picked from a calendar. Weeks begin on Sunday. */
export function DatePicker(props: DatePickerProps): ReactElement {
  const { width = 'medium' } = props
  const day = useCalendarDay(props)
  return (
    <I18nProvider locale={dayFirstLocale}>
      <AriaDatePicker
        {...controlProps(props)}
        {...day}
        granularity="day"
        shouldForceLeadingZeros
        firstDayOfWeek="sun"
      >
        <FieldShell {...shellProps(props)}>
          <Group className={cx(field.group, field.widths[width])}>
            <DateInput className={dateField.segments}>
              {(segment) => <DateSegment segment={segment} className={dateField.segment} />}
            </DateInput>
            <Button className={field.groupButton}>
              <Glyph of={CalendarIcon} />
            </Button>
          </Group>
        </FieldShell>
        <Popover offset={4} className={popover.surface}>
          <Dialog className={styles.calendar}>
            <Month />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  )
}

function Month(): ReactElement {
  return (
    <Calendar>
      <header className={styles.header}>
        <Button slot="previous" className={field.groupButton}>
          <Glyph of={ChevronLeft} />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={field.groupButton}>
          <Glyph of={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}
