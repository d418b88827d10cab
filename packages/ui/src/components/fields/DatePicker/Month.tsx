import ChevronLeft from '@lucide/icons/icons/chevron-left'
import ChevronRight from '@lucide/icons/icons/chevron-right'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { cx } from '../../../styles/cx.ts'
import * as field from '../Field/Field.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './DatePicker.css.ts'

/** One month with its buttons, inside a Calendar or a RangeCalendar; `cell` adds a look of its own to the days. */
export function Month({ cell }: { cell?: string | undefined }): ReactElement {
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" className={field.groupButton}>
          <Icon of={ChevronLeft} />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={field.groupButton}>
          <Icon of={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cx(styles.cell, cell)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
