import { useRef } from 'react'
import type { ReactElement } from 'react'
import type { IsoDate } from '@capiz/domain/time'
import { cx } from '../../../styles/cx.ts'
import { isWithin, placeOf } from '../../../charts/ruler-geometry.ts'
import { anchor, placeLabels } from './labels.ts'
import type { RulerSpan } from '../../../charts/ruler-types.ts'
import { useTextRoom } from './useTextRoom.ts'
import * as styles from './ValidityRuler.css.ts'

/** The word over the line of today; its room stays empty where today is not on the ruler. */
export function TodayLabel({ today, span }: { today: IsoDate; span: RulerSpan }): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  const width = useTextRoom(root)
  const wanted = {
    id: 'today',
    text: 'Today',
    at: placeOf(today, span),
    align: 'middle',
    priority: 1,
  } as const
  return (
    <div ref={root} className={cx(styles.drawing, styles.labels)} aria-hidden="true">
      {placeLabels(isWithin(today, span) ? [wanted] : [], width).map((label) => (
        <span key={label.id} className={cx(styles.label, styles.todayLabel)} style={anchor(label)}>
          {label.text}
        </span>
      ))}
    </div>
  )
}
