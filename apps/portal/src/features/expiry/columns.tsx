import type { OutputOf } from '@capiz/api/contract/define'
import type { expiry } from '@capiz/api/contract/expiry'
import { presentStatus } from '@capiz/domain/accreditation'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { DomainBadge, StatusBadge } from '@capiz/ui/StatusBadge'
import { leftText } from './radar-state.ts'

/** A paper that runs out, with whose it is. */
export type Paper = OutputOf<typeof expiry.list>['content'][number]

const tones = {
  lapsed: 'lapsed',
  '7': 'stopped',
  '30': 'attention',
  '60': 'progress',
  '90': 'neutral',
  later: 'neutral',
} as const

const dayText = (day: string): string => formatDay(day as IsoDate)

/** The columns of the radar: whose paper, which, when it ends and whether its renewal was asked for. */
export const columns: readonly Column<Paper>[] = [
  { id: 'owner', header: 'Provider', text: ({ ownerName }) => ownerName, sort: 'ownerName', minWidth: 180 },
  {
    id: 'docType',
    header: 'Document',
    text: ({ docTypeLabel, docType }) => docTypeLabel ?? docType ?? 'Other',
    sort: 'docType',
    minWidth: 150,
  },
  {
    id: 'validityDate',
    header: 'Valid until',
    kind: 'date',
    text: ({ validityDate }) => dayText(validityDate),
    sort: 'validityDate',
    minWidth: 116,
  },
  {
    id: 'left',
    header: 'Left',
    kind: 'status',
    text: ({ daysLeft }) => leftText(daysLeft),
    cell: ({ daysLeft, bucket }) => <StatusBadge size="sm" tone={tones[bucket]} label={leftText(daysLeft)} />,
    minWidth: 112,
  },
  {
    id: 'place',
    header: 'Place',
    text: ({ city, province }) => [city, province].filter(Boolean).join(', ') || '—',
    priority: 3,
    minWidth: 120,
  },
  {
    id: 'status',
    header: 'Accreditation',
    kind: 'status',
    text: ({ ownerStatus }) => presentStatus(ownerStatus).label,
    cell: ({ ownerStatus }) => <DomainBadge size="sm" vocabulary="accreditation" code={ownerStatus} />,
    sort: 'ownerStatus',
    priority: 3,
    minWidth: 124,
  },
  {
    id: 'asked',
    header: 'Renewal asked',
    kind: 'date',
    text: ({ lastAsked }) => (lastAsked === null ? 'Not yet' : dayText(lastAsked)),
    priority: 2,
    minWidth: 100,
  },
]
