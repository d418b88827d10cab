import { useId } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { cx } from '../../styles/cx.ts'
import { vars } from '../../tokens/index.ts'
import { segmentPlace, segmentText, spanOf } from './geometry.ts'
import type { RulerSegment } from './types.ts'
import { RulerWords, Track } from './ValidityRuler.tsx'
import type { ValidityRulerProps } from './ValidityRuler.tsx'
import * as styles from './ValidityRuler.css.ts'

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** The ruler at the size of a table cell, 96 px wide, beside a date in words. */
export function MiniRuler({
  label,
  segments,
  today,
  span = spanOf(segments, today),
}: ValidityRulerProps): ReactElement {
  return (
    <div>
      <div aria-hidden="true" className={styles.drawing}>
        <Track segments={segments} today={today} span={span} isMini />
      </div>
      <RulerWords label={label} segments={segments} today={today} />
    </div>
  )
}

export interface RulerLanesProps {
  label: string
  lanes: readonly {
    readonly id: string
    readonly label: string
    readonly segments: readonly RulerSegment[]
  }[]
  today: IsoDate
}

/** Several rulers over one span, for documents or affiliations side by side. */
export function RulerLanes({ label, lanes, today }: RulerLanesProps): ReactElement {
  const span = spanOf(
    lanes.flatMap((lane) => lane.segments),
    today,
  )
  return (
    <ul className={styles.lanes} aria-label={label}>
      {lanes.map((lane) => (
        <li key={lane.id} className={styles.lane}>
          <span>{lane.label}</span>
          <div>
            <div aria-hidden="true" className={styles.drawing}>
              <Track segments={lane.segments} today={today} span={span} />
            </div>
            <RulerWords label={lane.label} segments={lane.segments} today={today} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export interface RulerPickerProps extends ValidityRulerProps {
  selectedId: string | undefined
  onSelect: (id: string) => void
}

/** A ruler whose periods can be chosen: a radio group, so arrows step through the versions. */
export function RulerPicker(props: RulerPickerProps): ReactElement {
  const { label, segments, today, selectedId, onSelect, span = spanOf(segments, today) } = props
  const name = useId()
  return (
    <fieldset className={styles.picker} aria-label={label}>
      <div
        className={styles.todayColumn}
        style={{ insetInlineStart: percent(segmentPlace(at(today), span).start) }}
      />
      {segments.map((segment) => {
        const { start, width } = segmentPlace(segment, span)
        return (
          <label
            key={segment.id}
            className={styles.choice}
            style={{ insetInlineStart: percent(start), inlineSize: percent(width) }}
            title={segmentText(segment)}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={segment.id === selectedId}
              onChange={() => onSelect(segment.id)}
              aria-label={segmentText(segment)}
            />
            <span
              className={cx(styles.bar, styles.fills[segment.fill])}
              style={{ color: vars.tone[segment.tone ?? 'positive'].mark }}
            />
          </label>
        )
      })}
    </fieldset>
  )
}

const at = (day: IsoDate): RulerSegment => ({
  id: 'today',
  from: day,
  until: day,
  fill: 'current',
  label: 'today',
})
