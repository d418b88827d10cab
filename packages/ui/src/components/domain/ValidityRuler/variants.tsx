import type { ReactElement } from 'react'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import { drawable, spanOf } from '../../../charts/ruler-geometry.ts'
import { TodayLabel } from './TodayLabel.tsx'
import type { RulerSegment, RulerSpan } from '../../../charts/ruler-types.ts'
import { RulerText, Track } from './ValidityRuler.tsx'
import type { ValidityRulerProps } from './ValidityRuler.tsx'
import * as styles from './ValidityRuler.css.ts'
import { elementProps } from '../../../element/element-props.ts'
import type { ElementProps } from '../../../element/element-props.ts'

/** The ruler at the size of a table cell, 96 px wide, beside a date in words. */
export function MiniRuler({
  label,
  segments: given,
  today,
  span: wanted,
  ...rest
}: ValidityRulerProps): ReactElement {
  const segments = drawable(given)
  const span = wanted ?? spanOf(segments, today)
  return (
    <div {...elementProps(rest)}>
      <div aria-hidden="true" className={styles.drawing}>
        <Track segments={segments} today={today} span={span} isMini />
      </div>
      <RulerText label={label} segments={segments} today={today} />
    </div>
  )
}

export interface MiniRulerAxisProps extends ElementProps<HTMLDivElement> {
  /** Today in Manila. */
  today: IsoDate
  /** The span that the rulers of the column share. */
  span: RulerSpan
}

/** Names today once, in the head of a column of mini rulers over one span. Each ruler says its days, so it is drawn only. */
export function MiniRulerAxis({ today, span, ...rest }: MiniRulerAxisProps): ReactElement {
  return (
    <div
      {...elementProps(rest)}
      className={cx(styles.ruler, styles.miniAxis)}
      title={`${formatDay(span.from)} to ${formatDay(span.until)}`}
      aria-hidden="true"
    >
      <TodayLabel today={today} span={span} />
    </div>
  )
}

export interface RulerLanesProps extends ElementProps<HTMLDivElement> {
  /** Name of the lanes: `Documents`. */
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
export function RulerLanes({ label, lanes, today, ...rest }: RulerLanesProps): ReactElement {
  const span = spanOf(
    lanes.flatMap((lane) => drawable(lane.segments)),
    today,
  )
  return (
    <div {...elementProps(rest)} className={styles.ruler}>
      <div className={styles.lane} aria-hidden="true">
        <span />
        <TodayLabel today={today} span={span} />
      </div>
      <ul className={styles.lanes} aria-label={label}>
        {lanes.map((lane) => (
          <li key={lane.id} className={styles.lane}>
            <span>{lane.label}</span>
            <div>
              <div aria-hidden="true" className={styles.drawing}>
                <Track segments={drawable(lane.segments)} today={today} span={span} />
              </div>
              <RulerText label={lane.label} segments={lane.segments} today={today} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
