import { useId, useRef } from 'react'
import type { ReactElement } from 'react'
import { formatDay } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import { vars } from '../../../tokens/index.ts'
import {
  drawable,
  fullSpanOf,
  isWithin,
  lanesOf,
  placeOf,
  segmentPlace,
  segmentText,
} from '../../../charts/ruler-geometry.ts'
import { anchor, percent, placeBeside, placeLabels } from './labels.ts'
import type { WantedLabel } from './labels.ts'
import { TodayLabel } from './TodayLabel.tsx'
import type { RulerSegment, RulerSpan } from '../../../charts/ruler-types.ts'
import { useTextRoom } from './useTextRoom.ts'
import type { ValidityRulerProps } from './ValidityRuler.tsx'
import * as styles from './ValidityRuler.css.ts'
import { elementProps } from '../../../element/element-props.ts'

export interface RulerPickerProps extends ValidityRulerProps {
  /** The chosen period. */
  value: string | undefined
  /** Called with the period that was chosen. */
  onChange: (id: string) => void
}

/**
 * A ruler whose periods can be chosen: a radio group, so arrows step through the versions. Periods that overlap, such as
 * one that waits for approval, lie in lanes below each other, named by day and state: below the first lane, beside the bar in
 * the others.
 */
export function RulerPicker(props: RulerPickerProps): ReactElement {
  const { label, today, value, onChange } = props
  const segments = drawable(props.segments)
  const span = props.span ?? fullSpanOf(segments, today)
  const name = useId()
  const lanes = lanesOf(segments)
  return (
    <div {...elementProps(props)} className={styles.ruler}>
      <TodayLabel today={today} span={span} />
      <fieldset className={styles.picker} aria-label={label}>
        {Array.from({ length: lanes.count }, (_, lane) => (
          <Lane
            key={lane}
            isFirst={lane === 0}
            segments={segments.filter(({ id }) => (lanes.lane.get(id) ?? 0) === lane)}
            {...{ name, span, today, value, onChange }}
          />
        ))}
      </fieldset>
      <ul className={styles.printText}>
        {segments.map((segment) => (
          <li key={segment.id}>{segmentText(segment)}</li>
        ))}
      </ul>
    </div>
  )
}

interface NamesProps {
  segments: readonly RulerSegment[]
  span: RulerSpan
  value: string | undefined
}

interface LaneProps extends NamesProps, Pick<RulerPickerProps, 'today' | 'onChange'> {
  /** name of the radio group */
  name: string
  /** the lane below the name of today */
  isFirst: boolean
}

/** Periods that do not overlap, as bars to choose, with their names below them. */
function Lane({ segments, span, value, name, isFirst, today, onChange }: LaneProps): ReactElement {
  // in a lane further below, a line beside its bars would stand by itself
  const hasToday = isWithin(today, span) && (isFirst || segments.some(({ from }) => from <= today))
  const root = useRef<HTMLDivElement>(null)
  const width = useTextRoom(root)
  const [only] = segments
  const beside =
    isFirst || only === undefined || segments.length > 1
      ? undefined
      : placeBeside(segmentPlace(only, span), `${formatDay(only.from)} ${only.label}`.length, width)
  return (
    <>
      <div ref={root} className={styles.pickerLane}>
        {segments.map((segment) => {
          const { start, width: share } = segmentPlace(segment, span)
          return (
            <label
              key={segment.id}
              className={styles.choice}
              style={{ insetInlineStart: percent(start), inlineSize: percent(share) }}
              title={segmentText(segment)}
            >
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={segment.id === value}
                onChange={() => onChange(segment.id)}
                aria-label={segmentText(segment)}
              />
              <span
                className={cx(styles.bar, styles.fills[segment.fill])}
                style={{ color: vars.tone[segment.tone ?? 'positive'].mark }}
              />
            </label>
          )
        })}
        {hasToday ? (
          <div className={styles.todayColumn} style={{ insetInlineStart: percent(placeOf(today, span)) }} />
        ) : null}
        {only === undefined || beside === undefined ? null : (
          <span className={cx(styles.drawing, styles.labelBeside)} style={anchor(beside)} aria-hidden="true">
            <span className={cx(only.id === value && styles.todayLabel)}>{formatDay(only.from)}</span>
            <span>{only.label}</span>
          </span>
        )}
      </div>
      {beside === undefined ? <Names {...{ segments, span, value }} /> : null}
    </>
  )
}

/** The first day of each period of a lane and what it is, as far as they find room; the chosen one always does. */
function Names({ segments, span, value }: NamesProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  const width = useTextRoom(root)
  const wanted = segments.map((segment): WantedLabel => {
    const { start, width: share } = segmentPlace(segment, span)
    return {
      id: segment.id,
      text: formatDay(segment.from),
      detail: segment.label,
      at: start,
      until: start + share,
      align: 'start',
      priority: segment.id === value ? 1 : segment.fill === 'current' ? 2 : 3,
    }
  })
  return (
    <div ref={root} className={cx(styles.drawing, styles.names)} aria-hidden="true">
      {placeLabels(wanted, width).map(({ id, text, detail, ...place }) => (
        <span key={id} className={styles.labelBelow} style={anchor(place)}>
          <span className={cx(id === value && styles.todayLabel)}>{text}</span>
          {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
        </span>
      ))}
    </div>
  )
}
