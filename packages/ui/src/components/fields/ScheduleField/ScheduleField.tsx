import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts'
import { mediaQuery } from '../../../tokens/scale.ts'
import { Button } from '../../primitives/Button/index.ts'
import { GroupField, shellProps } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import { Notice } from '../../feedback/Notice/index.ts'
import type { TimeText } from '../TimeField/index.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts'
import { WeekSchedule } from '../../data/WeekSchedule/index.ts'
import { HoursList } from './HoursList.tsx'
import {
  dayNames,
  findClashes,
  hasOverlap,
  hoursText,
  scheduleText,
} from '../../data/WeekSchedule/schedule.ts'
import type { OtherBlock, TimeBlock } from '../../data/WeekSchedule/schedule.ts'
import * as styles from './ScheduleField.css.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { elementProps } from '../../../element/element-props.ts'

export interface ScheduleFieldProps extends Omit<FieldProps, 'width' | 'name'> {
  /** Hours of the week; a day may have several blocks. What is no block (unknown day, end before start) is not drawn. */
  value: readonly TimeBlock[]
  /** Called with all blocks. Drawing in the grid joins blocks that touch; typed times are left as typed. */
  onChange: (value: TimeBlock[]) => void
  /** Hours at other places; where they fall together with these, it is marked and said. It is a warning, not an error. */
  others?: readonly OtherBlock[] | undefined
  /** First time drawn; earlier when a block is earlier. */
  from?: TimeText | undefined
  /** Last time drawn; later when a block is later. */
  until?: TimeText | undefined
  /** Minutes of one cell of the grid. */
  step?: 15 | 30 | 60 | undefined
  /** Hours that are given stand as sentences until Change is pressed: for forms of which they are a small part. */
  isFolded?: boolean | undefined
}

/** Moves the focus into the hours that took the place of the button. */
function focusFirst(frame: HTMLElement | null): void {
  frame?.querySelector<HTMLElement>('[tabindex="0"], input')?.focus()
}

/** The hours of every week (specification 2, schedules): drawn in a grid, or typed day by day. */
export function ScheduleField(props: ScheduleFieldProps): ReactElement {
  const { label, value, onChange, others = [], from = '07:00', until = '19:00', step = 30 } = props
  const { isDisabled = false, isReadOnly = false } = props
  const isPhone = useMediaQuery(mediaQuery.phone)
  const [chosen, setChosen] = useState<'grid' | 'list'>()
  const [fold, setFold] = useState(props.isFolded === true && value.length > 0 ? 'folded' : 'none')
  const [announcement, setAnnouncement] = useState('')
  const view = chosen ?? (isPhone ? 'list' : 'grid')
  const common = { label, value, onChange, isDisabled }

  return (
    <GroupField {...elementProps(props)} {...shellProps(props)} onBlur={props.onBlur}>
      {isReadOnly ? (
        <WeekSchedule label={label} entries={value} />
      ) : fold === 'folded' && !props.errorMessage ? (
        <div className={styles.folded}>
          <Summary value={value} />
          <Button size="sm" isDisabled={isDisabled} onPress={() => setFold('opened')}>
            Change
            <VisuallyHidden>{` ${label.toLowerCase()}`}</VisuallyHidden>
          </Button>
        </div>
      ) : (
        <div ref={fold === 'opened' ? focusFirst : undefined} className={styles.frame}>
          {view === 'grid' ? (
            <WeekGrid
              {...common}
              others={others}
              hours={{ from, to: until }}
              step={step}
              onAnnounce={setAnnouncement}
            />
          ) : (
            <HoursList {...common} />
          )}
          <div className={styles.foot}>
            <Summary value={value} />
            {view === 'grid' && others.length > 0 ? (
              <span className={styles.legend}>Dashed: hours at other places.</span>
            ) : null}
            <Button variant="quiet" size="sm" onPress={() => setChosen(view === 'grid' ? 'list' : 'grid')}>
              {view === 'grid' ? 'Type the hours' : 'Show the week'}
            </Button>
          </div>
          <Overlaps value={value} others={others} />
        </div>
      )}
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </GroupField>
  )
}

function Summary({ value }: Pick<ScheduleFieldProps, 'value'>): ReactElement {
  const lines = scheduleText(value)
  if (lines.length === 0) return <span className={styles.summary}>No hours yet.</span>
  return (
    <ul className={styles.summary}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Hours that fall together, on one day of the field or with those at other places. */
function Overlaps({ value, others }: Required<Pick<ScheduleFieldProps, 'value' | 'others'>>): ReactElement {
  const clashes = findClashes(value, others)
  return (
    <>
      {hasOverlap(value) && (
        <Notice tone="danger" isLive>
          Two lines of one day fall together. Change one of them, or draw them as one.
        </Notice>
      )}
      {clashes.length > 0 && (
        <Notice tone="attention" isLive title="Overlapping hours at other places">
          <ul>
            {clashes.map(({ block, other }) => (
              <li key={`${block.day} ${hoursText(block)} ${other.label} ${hoursText(other)}`}>
                {`${dayNames[block.day]} ${hoursText(block)}: ${other.label}, ${hoursText(other)}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
