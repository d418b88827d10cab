import { StatusBadge } from '../StatusBadge/index.ts'
import type { SampleFacility } from './facilities.fixture.ts'
import type { Column } from './types.ts'

/** Columns of the sample facilities, of every kind and priority. */
export const columns: readonly Column<SampleFacility>[] = [
  { id: 'name', header: 'Facility', text: (row) => row.name, sort: 'name', minWidth: 260 },
  { id: 'code', header: 'Code', text: (row) => row.code, kind: 'code', sort: 'code', priority: 2 },
  { id: 'city', header: 'City', text: (row) => row.city, priority: 3, isLabelHidden: true },
  { id: 'province', header: 'Province', text: (row) => row.province, priority: 4, isLabelHidden: true },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => row.status.label,
    cell: (row) => <StatusBadge {...row.status} />,
  },
  {
    id: 'validUntil',
    header: 'Valid until',
    kind: 'date',
    text: (row) => row.validUntil,
    sort: 'validUntil',
    priority: 2,
  },
  {
    id: 'physicians',
    header: 'Physicians',
    kind: 'number',
    text: (row) => String(row.physicians),
    minWidth: 104,
    priority: 3,
  },
]
