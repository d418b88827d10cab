import { formatDay } from '@capiz/domain/time'
import { proofPresentation } from '@capiz/domain/verification'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { type Claim, claimLabel } from './claim.ts'
import type { ListColumn } from '../../patterns/list-column.ts'

/** The columns of the queue: whose claim, what is to be proved, where, and how it stands. */
export const columns: readonly ListColumn<Claim>[] = [
  {
    id: 'owner',
    header: 'Provider',
    fields: ['ownerName'],
    text: ({ ownerName }) => ownerName,
    sort: 'ownerName',
    minWidth: 150,
  },
  {
    id: 'claim',
    header: 'Claim',
    fields: ['claim', 'documentType'],
    text: claimLabel,
    sort: 'documentTypeCode',
    minWidth: 140,
  },
  {
    id: 'state',
    header: 'State',
    text: ({ state }) => proofPresentation[state].label,
    cell: ({ state }) => <StatusBadge size="sm" {...proofPresentation[state]} />,
    minWidth: 130,
    weight: 0,
  },
  {
    id: 'source',
    header: 'Source',
    text: ({ source }) => source,
    sort: 'sourceCode',
    priority: 3,
    minWidth: 130,
  },
  {
    id: 'asked',
    header: 'Asked',
    fields: ['isAsked'],
    text: ({ isAsked }) => (isAsked ? 'By a rule' : '—'),
    priority: 4,
    minWidth: 80,
  },
  {
    id: 'due',
    header: 'Due again',
    kind: 'date',
    fields: ['nextDue'],
    text: ({ nextDue }) => (nextDue === null ? '—' : formatDay(nextDue)),
    sort: 'nextDue',
    priority: 4,
    minWidth: 100,
  },
]
