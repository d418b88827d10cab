import { useRef } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { formatDay } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import { vars } from '../../../tokens/index.ts'
import {
  drawable,
  endText,
  leftText,
  isWithin,
  placeOf,
  segmentPlace,
  segmentText,
  spanOf,
  ticksOf,
} from '../../../charts/ruler-geometry.ts'
import { anchor, percent, placeLabels } from './labels.ts'
import type { WantedLabel } from './labels.ts'
import type { RulerSegment, RulerSpan } from '../../../charts/ruler-types.ts'
import { useTextRoom } from './useTextRoom.ts'
import * as styles from './ValidityRuler.css.ts'
import type { ElementProps } from '../../../element/element-props.ts'
import { useElementProps } from '../../../element/useElementProps.ts'

export interface ValidityRulerProps extends ElementProps<HTMLDivElement> {
  /** Name of the periods, for screen readers and print: `Accreditation of Agila General Hospital`. */
  label: string
  /** The periods, in any order. One whose days cannot be read is said but not drawn. */
  segments: readonly RulerSegment[]
  /** Today in Manila. */
  today: IsoDate
  /** Days to cover; by default all segments and today with a margin. */
  span?: RulerSpan | undefined
}

/** Periods of a record on one line of time: gone by, broken off, running, to come, with today and the end named. */
export function ValidityRuler({
  label,
  segments: given,
  today,
  span: wanted,
  ...rest
}: ValidityRulerProps): ReactElement {
  const segments = drawable(given)
  const span = wanted ?? spanOf(segments, today)
  const root = useRef<HTMLDivElement>(null)
  const width = useTextRoom(root)
  const { above, below } = wantedLabels(segments, today, span)
  return (
    <div {...useElementProps(rest, root)} className={styles.ruler}>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.labels}>
          {placeLabels(above, width).map((text) => (
            <span
              key={text.id}
              className={cx(styles.label, text.id === 'today' && styles.todayLabel)}
              style={anchor(text)}
            >
              {text.text}
            </span>
          ))}
        </div>
        <Track segments={segments} today={today} span={span} />
        <div className={styles.labels}>
          {placeLabels(below, width).map((text) => (
            <span key={text.id} className={styles.labelBelow} style={anchor(text)}>
              {text.text}
            </span>
          ))}
        </div>
      </div>
      <RulerText label={label} segments={given} today={today} />
    </div>
  )
}

interface TrackProps {
  segments: readonly RulerSegment[]
  today: IsoDate
  span: RulerSpan
  isMini?: boolean | undefined
}

/** The bar itself, without words. */
export function Track({ segments, today, span, isMini = false }: TrackProps): ReactElement {
  return (
    <div className={cx(styles.track, isMini && styles.mini)}>
      {segments.map((segment) => {
        const { start, width } = segmentPlace(segment, span)
        return (
          <div
            key={segment.id}
            className={cx(styles.segment, styles.fills[segment.fill])}
            style={{
              insetInlineStart: percent(start),
              inlineSize: percent(width),
              color: vars.tone[segment.tone ?? 'positive'].mark,
            }}
          />
        )
      })}
      {isMini
        ? null
        : ticksOf(span).map((tick) => (
            <div
              key={tick}
              className={styles.tick}
              style={{ insetInlineStart: percent(placeOf(tick, span)) }}
            />
          ))}
      {isWithin(today, span) ? (
        <div
          className={cx(styles.today, isMini && styles.miniToday)}
          style={{ insetInlineStart: percent(placeOf(today, span)) }}
        />
      ) : null}
    </div>
  )
}

/** Shows the periods as a list of sentences, for screen readers and for print; the last day is said with its period. */
export function RulerText({ label, segments, today }: Omit<ValidityRulerProps, 'span'>): ReactElement {
  const end = runningEnd(drawable(segments), today)
  return (
    <div className={styles.text}>
      <p>{label}</p>
      <ul>
        {segments.map((segment) => (
          <li key={segment.id}>{segmentText(segment)}</li>
        ))}
        {end ? <li>{leftText(end, today)}</li> : null}
      </ul>
    </div>
  )
}

/** Last day of the period that runs today, or of the last one when none does. */
function runningEnd(segments: readonly RulerSegment[], today: IsoDate): IsoDate | undefined {
  const running = segments.find((segment) => isRunning(segment, today))
  return running ? running.until : segments.at(-1)?.until
}

const isRunning = ({ from, until }: RulerSegment, today: IsoDate): boolean =>
  from <= today && (until ?? today) >= today

/** How important the name of a period is where there is no room for all; that of others is 4. */
const priorities: Partial<Record<RulerSegment['fill'], number>> = { hatched: 2, scheduled: 3 }

/** The name of a period below its start; of the one that runs since when, which leaves first: the badge of the record says it. */
function labelOf(segment: RulerSegment, today: IsoDate, span: RulerSpan): WantedLabel {
  const { id, label, from, fill } = segment
  const place = { id, at: segmentPlace(segment, span).start, align: 'start' as const }
  return isRunning(segment, today)
    ? { ...place, text: `${label} since ${formatDay(from)}`, priority: 5 }
    : { ...place, text: label, priority: priorities[fill] ?? 4 }
}

function wantedLabels(segments: readonly RulerSegment[], today: IsoDate, span: RulerSpan) {
  const end = runningEnd(segments, today)
  const above: WantedLabel[] = [
    { id: 'start', text: formatDay(span.from).replace(/^\d+ /u, ''), at: 0, align: 'start', priority: 2 },
  ]
  if (isWithin(today, span))
    above.push({ id: 'today', text: 'Today', at: placeOf(today, span), align: 'middle', priority: 1 })
  const below = segments
    .filter((one) => one.until === undefined || one.until !== end || isRunning(one, today))
    .map((segment) => labelOf(segment, today, span))
  if (end)
    below.push({ id: 'end', text: endText(end, today), at: placeOf(end, span), align: 'end', priority: 1 })
  return { above, below }
}
