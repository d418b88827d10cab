import type { OutputOf } from '@capiz/api/contract/define'
import type { affiliation } from '@capiz/api/contract/physician'
import { presentStatus } from '@capiz/domain/accreditation'
import { choiceLabel } from '@capiz/domain/field'
import { relationChoices } from '@capiz/domain/roster'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { formatDayOrNull } from '../../../patterns/labels.ts'
import { shortPlace } from '../../../patterns/short-place.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'

/** An affiliation as the wire brings it. */
export type Affiliation = OutputOf<typeof affiliation.get>

const other: Record<'facility' | 'physician', readonly ListColumn<Affiliation>[]> = {
  facility: [
    {
      id: 'name',
      header: 'Physician',
      fields: ['physicianName'],
      text: (row) => row.physicianName,
      sort: 'lastName',
      minWidth: 210,
    },
    {
      id: 'specialties',
      header: 'Specialties',
      isLabelHidden: true,
      fields: ['specializations'],
      text: (row) => row.specializations.map(({ description }) => description).join(', '),
      priority: 3,
      minWidth: 200,
    },
  ],
  physician: [
    {
      id: 'name',
      header: 'Facility',
      fields: ['healthFacilityName'],
      text: (row) => row.healthFacilityName,
      sort: 'healthFacilityName',
      minWidth: 186,
    },
    {
      id: 'city',
      header: 'City',
      isLabelHidden: true,
      text: (row) => shortPlace(row.city, undefined),
      priority: 3,
      minWidth: 174,
    },
  ],
}

const relation: ListColumn<Affiliation> = {
  id: 'relation',
  header: 'Relation',
  isLabelHidden: true,
  text: (row) => (row.relation === null ? '' : (choiceLabel(relationChoices, row.relation) ?? row.relation)),
  priority: 4,
  minWidth: 104,
  weight: 0,
}

const room: ListColumn<Affiliation> = {
  id: 'room',
  header: 'Room',
  isLabelHidden: true,
  text: (row) => row.room ?? '',
  priority: 4,
  minWidth: 100,
}

const shared: readonly ListColumn<Affiliation>[] = [
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => presentStatus(row.status).label,
    cell: (row) => <DomainBadge code={row.status} size="sm" />,
    sort: 'status',
    minWidth: 156,
  },
  {
    id: 'inNetwork',
    header: 'In network',
    // in narrow tables it stands under the name without its heading
    text: (row) => (row.inNetwork ? 'In network' : 'Not in network'),
    cell: (row) => (row.inNetwork ? 'Yes' : 'No'),
    priority: 3,
    minWidth: 96,
    weight: 0,
  },
  {
    id: 'from',
    header: 'From',
    kind: 'date',
    fields: ['effectiveDate'],
    text: (row) => formatDayOrNull(row.effectiveDate) ?? '',
    sort: 'effectiveDate',
    priority: 2,
    minWidth: 104,
  },
]

/** The columns of the list at one end: the other end first. */
export function affiliationColumns(end: 'facility' | 'physician'): readonly ListColumn<Affiliation>[] {
  // of the physicians of a facility a narrow place shows who they are and how they stand; where they sit is a column of wide ones
  const ownRoom = end === 'facility' ? { ...room, isOmitted: () => true } : room
  return [...other[end], relation, ownRoom, ...shared]
}
