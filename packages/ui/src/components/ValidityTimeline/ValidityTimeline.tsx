import { useId } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { formatDay, formatMonth } from '@capiz/domain/time'
import { ChartCanvas } from '../../charts/ChartCanvas.tsx'
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import * as chart from '../../charts/charts.css.ts'
import { Fills, fillOf } from '../../charts/Fills.tsx'
import { roomyLabels, textWidth } from '../../charts/layout.ts'
import { Readout } from '../../charts/Readout.tsx'
import { useWalk } from '../../charts/useWalk.ts'
import { cx } from '../../styles/cx.ts'
import { vars } from '../../tokens/index.ts'
import { endText, placeOf, segmentPlace, segmentText, spanOf, ticksOf } from '../ValidityRuler/geometry.ts'
import type { RulerSegment } from '../ValidityRuler/index.ts'
import { leadOf, stopsOf } from './lanes.ts'
import type { TimelineLane, TimelineStop } from './lanes.ts'
import * as styles from './ValidityTimeline.css.ts'

export interface ValidityTimelineProps {
  /** What the timeline shows; its accessible name and the caption of its table. */
  label: string
  /** What a lane is: heading of the first column of the table, `Document`. */
  heading: string
  /** The records, one under the other. Periods whose days do not exist are left out. */
  lanes: readonly TimelineLane[]
  /** Day of the line through all lanes. */
  today: IsoDate
  /** Said in place of a timeline without any period. */
  empty?: string
  /** Keeps the place while the periods are fetched. */
  isLoading?: boolean
}

const axisHeight = 28
const barHeight = 12
/** Below this width, in px, names stand over their lanes instead of beside them. */
const narrow = 520

/** Periods of several records over one span of time, to see gaps, overlaps and what ends next. */
export function ValidityTimeline(props: ValidityTimelineProps): ReactElement {
  const { label, heading, lanes, today, empty = 'No period is recorded yet.', isLoading } = props
  const stops = stopsOf(lanes)
  return (
    <ChartFrame
      label={label}
      height={120}
      isEmpty={stops.length === 0}
      empty={empty}
      isLoading={isLoading}
      twin={{
        headings: [heading, 'Period', 'From', 'Until'],
        isText: true,
        rows: stops.map(({ lane, segment }) => ({
          id: segment.id,
          label: lanes[lane]?.label ?? '',
          cells: [
            segment.label,
            formatDay(segment.from),
            segment.until === undefined ? 'no end' : formatDay(segment.until),
          ],
        })),
      }}
    >
      {(width) => <Drawing {...{ label, lanes, stops, today, width }} />}
    </ChartFrame>
  )
}

interface DrawingProps extends Pick<ValidityTimelineProps, 'label' | 'lanes' | 'today'> {
  stops: readonly TimelineStop[]
  width: number
}

function Drawing({ label, lanes, stops, today, width }: DrawingProps): ReactElement {
  const id = useId()
  const walk = useWalk(stops.length, (key, at) => leadOf(stops, key, at))
  const isNarrow = width < narrow
  const step = isNarrow ? 44 : 32
  const widest = Math.max(...lanes.map((lane) => textWidth(lane.label)))
  const left = isNarrow ? 0 : Math.min(widest + 16, width * 0.32)
  const height = axisHeight + lanes.length * step + 4
  const span = spanOf(
    stops.map(({ segment }) => segment),
    today,
  )
  const x = (share: number) => left + share * (width - left)
  const barTop = (lane: number) => axisHeight + lane * step + (isNarrow ? 22 : (step - barHeight) / 2)
  const paints = stops.map(({ segment }) => ({
    color: colorOf(segment),
    pattern: segment.fill === 'hatched' ? ('slant' as const) : ('solid' as const),
    dash: undefined,
    symbol: 'circle' as const,
  }))
  const nowAt = x(placeOf(today, span))
  const active = walk.at === undefined ? undefined : stops[walk.at]
  return (
    <>
      <ChartCanvas label={label} count={stops.length} noun="period" width={width} height={height}>
        <Fills id={id} paints={paints} />
        <TimeAxis span={span} x={x} nowAt={nowAt} height={height} />
        <g aria-hidden="true">
          {lanes.map((lane, at) => (
            <g key={lane.id}>
              <text
                x={0}
                y={isNarrow ? barTop(at) - 8 : barTop(at) + barHeight / 2}
                dy={isNarrow ? undefined : '0.35em'}
                className={chart.nameText}
              >
                {cut(lane.label, isNarrow ? width : left - 12)}
              </text>
              <rect
                x={left}
                y={barTop(at)}
                width={width - left}
                height={barHeight}
                rx={3}
                className={styles.ground}
              />
            </g>
          ))}
          {stops.map(({ lane, segment }, at) => {
            const { start, width: share } = segmentPlace(segment, span)
            const paint = paints[at]
            if (paint === undefined) return null
            return (
              <g key={`${lane} ${segment.id}`} style={{ color: paint.color }}>
                <rect
                  x={x(start)}
                  y={barTop(lane)}
                  width={Math.max(2, share * (width - left) - 1)}
                  height={barHeight}
                  rx={2}
                  className={cx(
                    chart.mark,
                    segment.fill === 'past' && styles.past,
                    segment.fill === 'scheduled' && styles.scheduled,
                  )}
                  style={{ fill: fillOf(id, paint, at) }}
                />
              </g>
            )
          })}
          <line x1={nowAt} x2={nowAt} y1={axisHeight - 6} y2={height} className={styles.today} />
        </g>
        {stops.map(({ lane, segment }, at) => {
          const { start, width: share } = segmentPlace(segment, span)
          return (
            <rect
              key={`${lane} ${segment.id}`}
              {...walk.stopProps(at, `${lanes[lane]?.label ?? ''}: ${segmentText(segment)}`)}
              x={x(start) - 3}
              y={barTop(lane) - 5}
              width={Math.max(24, share * (width - left) + 5)}
              height={barHeight + 10}
              rx={4}
              className={chart.stop}
            />
          )
        })}
      </ChartCanvas>
      {active !== undefined && (
        <Readout
          title={lanes[active.lane]?.label ?? ''}
          kind="area"
          center={x(middleOf(active.segment, span))}
          half={0}
          top={barTop(active.lane) + barHeight + 8}
          width={width}
          lines={[
            { id: 'period', label: segmentText(active.segment), value: '' },
            ...(active.segment.until !== undefined && active.segment.fill !== 'past'
              ? [{ id: 'end', label: endText(active.segment.until, today), value: '' }]
              : []),
          ]}
        />
      )}
    </>
  )
}

type Span = ReturnType<typeof spanOf>

interface TimeAxisProps {
  span: Span
  x: (share: number) => number
  nowAt: number
  height: number
}

/** Years or quarters over the lanes; those whose name would touch "Today" lose it. */
function TimeAxis({ span, x, nowAt, height }: TimeAxisProps): ReactElement {
  const ticks = ticksOf(span)
  const places = ticks.map((tick) => x(placeOf(tick, span)))
  const names = ticks.map((tick) => (tick.slice(5) === '01-01' ? tick.slice(0, 4) : formatMonth(tick)))
  const clear = places.map((place, at) => Math.abs(place - nowAt) > 20 + textWidth(names[at] ?? '') / 2)
  const free = ticks.flatMap((_, at) => (clear[at] === true ? [at] : []))
  const kept = roomyLabels(
    free.map((at) => places[at] ?? 0),
    free.map((at) => names[at] ?? ''),
  )
  const named = new Set([...kept].map((at) => free[at]))
  return (
    <g aria-hidden="true">
      {ticks.map((tick, at) => (
        <g key={tick}>
          <line x1={places[at]} x2={places[at]} y1={axisHeight - 4} y2={height} className={chart.gridLine} />
          {named.has(at) && (
            <text x={places[at]} y={14} textAnchor="middle" className={chart.axisText}>
              {names[at]}
            </text>
          )}
        </g>
      ))}
      <text x={nowAt} y={14} textAnchor="middle" className={cx(chart.nameText, styles.todayText)}>
        Today
      </text>
    </g>
  )
}

const colorOf = ({ fill, tone = 'positive' }: RulerSegment) =>
  vars.tone[fill === 'past' ? 'lapsed' : tone].mark

function middleOf(segment: RulerSegment, span: Span): number {
  const { start, width } = segmentPlace(segment, span)
  return start + width / 2
}

/** A lane's name cut to its room; the readout and the table have it whole. */
function cut(text: string, room: number): string {
  const count = Math.max(4, Math.floor(room / textWidth('n')))
  return text.length > count ? `${text.slice(0, count - 1).trimEnd()}…` : text
}
