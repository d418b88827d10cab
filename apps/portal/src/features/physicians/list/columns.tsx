import type { PhysicianRow } from '@capiz/api/schema/physician-row'
import { documentStatePresentation, presentStatus } from '@capiz/domain/accreditation'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { personName } from '@capiz/domain/text'
import type { InferOutput } from 'valibot'
import type { ListColumn } from '../../../patterns/list-column.ts'

/** A row of the list as the wire brings it. */
export type Row = InferOutput<typeof PhysicianRow>

const dayOrNone = (day: IsoDate | null | undefined): string =>
  day === null || day === undefined ? '' : formatDay(day)

/** The columns of the physicians; the last to leave on narrow screens come with the lowest priority. */
export const physicianColumns: readonly ListColumn<Row>[] = [
  {
    id: 'name',
    header: 'Physician',
    fields: ['lastName', 'firstName', 'middleName', 'suffix'],
    text: personName,
    sort: 'lastName',
    minWidth: 218,
    weight: 0.5,
  },
  {
    id: 'code',
    header: 'Code',
    kind: 'code',
    text: (row) => row.code,
    sort: 'code',
    priority: 3,
    minWidth: 100,
  },
  {
    id: 'specialty',
    header: 'Specialty',
    isLabelHidden: true,
    fields: ['specialization'],
    text: (row) => row.specialization ?? '',
    priority: 2,
    minWidth: 226,
    weight: 2,
  },
  {
    id: 'prc',
    header: 'PRC number',
    shortHeader: 'PRC',
    kind: 'code',
    // a bare number does not say whose it is
    isLabelHidden: false,
    fields: ['prcNumber'],
    text: (row) => row.prcNumber ?? '',
    sort: 'prcNumber',
    isTooLongUnderName: true,
    priority: 4,
    minWidth: 96,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    fields: ['accreditationStatusCode'],
    text: (row) => presentStatus(row.accreditationStatusCode).label,
    cell: (row) => <DomainBadge code={row.accreditationStatusCode} size="sm" />,
    sort: 'accreditationStatusCode',
    minWidth: 148,
  },
  {
    id: 'credentials',
    header: 'Credentials',
    isUsual: ({ credentialState }) => credentialState === 'VALID',
    kind: 'status',
    fields: ['credentialState'],
    text: (row) =>
      row.credentialState === undefined ? '' : documentStatePresentation[row.credentialState].label,
    cell: ({ credentialState: state }) =>
      state === undefined ? '—' : <DomainBadge vocabulary="document" code={state} size="sm" />,
    priority: 2,
    minWidth: 128,
  },
  {
    id: 'validUntil',
    header: 'Contract until',
    shortHeader: 'Until',
    kind: 'date',
    fields: ['contractValidityDate'],
    text: (row) => dayOrNone(row.contractValidityDate),
    sort: 'contractValidityDate',
    priority: 3,
    minWidth: 106,
  },
  {
    id: 'facilities',
    header: 'Facilities',
    kind: 'number',
    text: (row) => (row.facilities ?? 0).toLocaleString('en-PH'),
    isOmitted: () => true,
    priority: 4,
    minWidth: 84,
  },
]
