import CalendarIcon from '@lucide/icons/icons/calendar'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar } from 'react-aria-components/Calendar'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../../../styles/cx.ts'
import { useCalendarDay } from '../DateField/DateField.tsx'
import type { DateFieldProps } from '../DateField/index.ts'
import { dayFirstLocale } from '../DateField/date.ts'
import { Segments } from '../DateField/Segments.tsx'
import * as field from '../Field/Field.css.ts'
import { FieldShell, controlProps, shellProps } from '../Field/index.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as popover from '../../../styles/popover.css.ts'
import * as styles from './DatePicker.css.ts'
import { Month } from './Month.tsx'

export type DatePickerProps = DateFieldProps

/** A day, typed as dd/mm/yyyy or picked from a calendar. Weeks begin on Sunday. */
export function DatePicker(props: DatePickerProps): ReactElement {
  const { width = 'medium' } = props
  const { day, onGap, errorMessage } = useCalendarDay(props)
  return (
    <I18nProvider locale={dayFirstLocale}>
      <AriaDatePicker {...controlProps(props)} {...day} firstDayOfWeek="sun">
        <FieldShell {...shellProps({ ...props, errorMessage })}>
          <Group className={cx(field.group, field.widths[width])}>
            <Segments onGap={onGap} />
            {!props.isReadOnly && (
              <Button className={field.groupButton}>
                <Icon of={CalendarIcon} />
              </Button>
            )}
          </Group>
        </FieldShell>
        <Popover offset={4} className={popover.surface}>
          <Dialog className={styles.calendar}>
            <Calendar>
              <Month />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </I18nProvider>
  )
}
