import type { FacilityRow } from '@capiz/api/schema/facility-row'
import { presentStatus } from '@capiz/domain/accreditation'
import { addMonths, formatDay, type IsoDate } from '@capiz/domain/time'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import type { RulerFill } from '@capiz/ui/accreditation/ValidityRuler'
import { VisuallyHidden } from '@capiz/ui/VisuallyHidden'
import { lazy, type ReactElement, Suspense } from 'react'
import type { InferOutput } from 'valibot'
import * as styles from './list.css.ts'
import { whenCalm } from '../../../platform/loading/when-calm.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'
import { shortPlace } from '../../../patterns/short-place.ts'

/** A row of the list as the wire brings it. */
export type Row = InferOutput<typeof FacilityRow>

// the drawing comes after the rows, whose dates say the same in words; its column has its width from the start
const MiniRuler = lazy(async () => {
  await whenCalm()
  return { default: (await import('@capiz/ui/accreditation/ValidityRuler')).MiniRuler }
})

const MiniRulerAxis = lazy(async () => {
  await whenCalm()
  return { default: (await import('@capiz/ui/accreditation/ValidityRuler')).MiniRulerAxis }
})

/** One span for every row, so that the drawings can be compared down the column. */
const spanAround = (today: IsoDate) => ({ from: addMonths(today, -24), until: addMonths(today, 36) })

function fillOf(row: Row, until: IsoDate, today: IsoDate): RulerFill {
  if (until < today) return 'past'
  if (row.accreditationStatusCode === 'SUSPENDED') return 'hatched'
  return (row.contractEffectiveDate ?? today) > today ? 'scheduled' : 'current'
}

function Validity({ row, today }: { row: Row; today: IsoDate }): ReactElement {
  const until = row.contractValidityDate
  if (until === null) return <>—</>
  const from = row.contractEffectiveDate ?? addMonths(until, -12)
  const { label, tone } = presentStatus(row.accreditationStatusCode)
  const fill = fillOf(row, until, today)
  return (
    <span className={styles.validity}>
      <Suspense
        fallback={
          <span>
            <VisuallyHidden>{formatDay(until)}</VisuallyHidden>
          </span>
        }
      >
        <MiniRuler
          label={`Contract of ${row.name}`}
          today={today}
          span={spanAround(today)}
          segments={[{ id: 'contract', from, until, fill, tone: fill === 'past' ? 'lapsed' : tone, label }]}
        />
      </Suspense>
      {/* the drawing says the day to readers */}
      <span aria-hidden="true">{formatDay(until)}</span>
    </span>
  )
}

/** Which facility, and where it is. */
const subject: readonly ListColumn<Row>[] = [
  { id: 'name', header: 'Facility', text: (row) => row.name, sort: 'name', minWidth: 240 },
  {
    id: 'code',
    header: 'Code',
    text: ({ code }) => code,
    kind: 'code',
    sort: 'code',
    priority: 2,
    minWidth: 100,
  },
  {
    id: 'type',
    header: 'Type',
    isLabelHidden: true,
    text: (row) => row.type.description,
    sort: 'type',
    priority: 3,
    minWidth: 136,
  },
  {
    id: 'city',
    header: 'City, province',
    isLabelHidden: true,
    fields: ['city', 'province'],
    text: ({ city, province }) => shortPlace(city, province),
    sort: 'city',
    priority: 3,
    minWidth: 184,
    weight: 2,
  },
]

/** The columns of design language, screen 2; the last to leave on narrow screens come with the lowest priority. */
export function facilityColumns(today: IsoDate): readonly ListColumn<Row>[] {
  return [
    ...subject,
    {
      id: 'status',
      header: 'Status',
      kind: 'status',
      fields: ['accreditationStatusCode'],
      text: (row) => presentStatus(row.accreditationStatusCode).label,
      cell: (row) => <DomainBadge code={row.accreditationStatusCode} size="sm" />,
      sort: 'accreditationStatusCode',
    },
    {
      id: 'validUntil',
      header: 'Valid until',
      legend: (
        <span className={styles.axis}>
          <Suspense fallback={null}>
            <MiniRulerAxis today={today} span={spanAround(today)} />
          </Suspense>
        </span>
      ),
      shortHeader: 'Until',
      isTextOutside: true,
      kind: 'date',
      fields: ['contractValidityDate'],
      text: (row) => (row.contractValidityDate === null ? '' : formatDay(row.contractValidityDate)),
      cell: (row) => <Validity row={row} today={today} />,
      sort: 'contractValidityDate',
      priority: 2,
      minWidth: 204,
    },
    {
      id: 'physicians',
      header: 'Physicians',
      kind: 'number',
      text: (row) => row.physicians.toLocaleString('en-PH'),
      isOmitted: () => true,
      priority: 4,
      minWidth: 92,
    },
  ]
}
