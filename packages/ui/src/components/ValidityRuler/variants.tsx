import { useId, useRef } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { formatDay } from '@capiz/domain/time'
import { cx } from '../../styles/cx.ts'
import { vars } from '../../tokens/index.ts'
import { drawable, lanesOf, segmentPlace, segmentText, spanOf } from './geometry.ts'
import { placeLabels } from './labels.ts'
import type { WantedLabel } from './labels.ts'
import type { RulerSegment } from './types.ts'
import { RulerWords, Track, anchor } from './ValidityRuler.tsx'
import { useWidth } from './useWidth.ts'
import type { ValidityRulerProps } from './ValidityRuler.tsx'
import * as styles from './ValidityRuler.css.ts'

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** The ruler at the size of a table cell, 96 px wide, beside a date in words. */
export function MiniRuler({ label, segments: given, today, span: wanted }: ValidityRulerProps): ReactElement {
  const segments = drawable(given)
  const span = wanted ?? spanOf(segments, today)
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
  /** What the lanes are of: `Documents`. */
  label: string
  /** One ruler each, named at its start. */
  lanes: readonly {
    readonly id: string
    readonly label: string
    readonly segments: readonly RulerSegment[]
  }[]
  /** Today in Manila. */
  today: IsoDate
}

/** Several rulers over one span, for documents or affiliations side by side. */
export function RulerLanes({ label, lanes, today }: RulerLanesProps): ReactElement {
  const span = spanOf(
    lanes.flatMap((lane) => drawable(lane.segments)),
    today,
  )
  return (
    <ul className={styles.lanes} aria-label={label}>
      {lanes.map((lane) => (
        <li key={lane.id} className={styles.lane}>
          <span>{lane.label}</span>
          <div>
            <div aria-hidden="true" className={styles.drawing}>
              <Track segments={drawable(lane.segments)} today={today} span={span} />
            </div>
            <RulerWords label={lane.label} segments={lane.segments} today={today} />
          </div>
        </li>
      ))}
    </ul>
  )
}

export interface RulerPickerProps extends ValidityRulerProps {
  /** The chosen period. */
  selectedId: string | undefined
  /** Told the period that was chosen. */
  onSelect: (id: string) => void
}

/**
 * A ruler whose periods can be chosen: a radio group, so arrows step through the versions. Periods that overlap, such as
 * one that waits for approval, lie in lanes below each other.
 */
export function RulerPicker(props: RulerPickerProps): ReactElement {
  const { label, today, selectedId, onSelect } = props
  const segments = drawable(props.segments)
  const span = props.span ?? spanOf(segments, today)
  const name = useId()
  const root = useRef<HTMLDivElement>(null)
  const width = useWidth(root)
  const lanes = lanesOf(segments)
  const starts: WantedLabel[] = segments.map((segment) => ({
    id: segment.id,
    text: formatDay(segment.from),
    at: segmentPlace(segment, span).start,
    align: 'start',
    priority: segment.id === selectedId ? 1 : segment.fill === 'current' ? 2 : 3,
  }))
  return (
    <div ref={root} className={styles.ruler}>
      <fieldset
        className={styles.picker}
        style={{ blockSize: `calc(${lanes.count} * ${vars.density.controlSmall})` }}
        aria-label={label}
      >
        <div
          className={styles.todayColumn}
          style={{ insetInlineStart: percent(segmentPlace(at(today), span).start) }}
        />
        {segments.map((segment) => {
          const { start, width: share } = segmentPlace(segment, span)
          return (
            <label
              key={segment.id}
              className={styles.choice}
              style={{
                insetInlineStart: percent(start),
                inlineSize: percent(share),
                insetBlockStart: `calc(${lanes.lane.get(segment.id) ?? 0} * ${vars.density.controlSmall})`,
              }}
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
      <div className={cx(styles.drawing, styles.labels)} aria-hidden="true">
        {placeLabels(starts, width).map((text) => (
          <span
            key={text.id}
            className={cx(styles.labelBelow, text.id === selectedId && styles.todayLabel)}
            style={anchor(text)}
          >
            {text.text}
          </span>
        ))}
      </div>
      <ul className={styles.printWords}>
        {segments.map((segment) => (
          <li key={segment.id}>{segmentText(segment)}</li>
        ))}
      </ul>
    </div>
  )
}

const at = (day: IsoDate): RulerSegment => ({
  id: 'today',
  from: day,
  until: day,
  fill: 'current',
  label: 'today',
})
