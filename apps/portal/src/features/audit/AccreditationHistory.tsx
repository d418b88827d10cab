import { accreditationHistory } from '@capiz/api/contract/log'
import type { OutputOf } from '@capiz/api/contract/define'
import { presentStatus } from '@capiz/domain/accreditation'
import { formatDay } from '@capiz/domain/time'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import { type ReactElement, useMemo } from 'react'
import { useCall } from '../../platform/data/query.tsx'
import { recordPath } from '../../patterns/record-path.ts'
import { namedRecord } from './named-record.ts'
import { useListState } from '../../patterns/list-state.ts'
import { PagedList } from '../../patterns/PagedList.tsx'
import { today } from '../../patterns/today.ts'
import { usePersonNames } from '../../patterns/people.ts'
import {
  historyChanges,
  historyFilters,
  historyQuery,
  historySchema,
  historyValues,
} from './history-state.ts'
import type { ListColumn } from '../../patterns/list-column.ts'

type Row = OutputOf<typeof accreditationHistory.list>['content'][number]

const kinds: Readonly<Record<string, string>> = {
  HFC: 'Facility',
  PHY: 'Physician',
  AFF: 'Affiliation',
}

/** Whose status changed. */
const subject: readonly ListColumn<Row>[] = [
  {
    id: 'code',
    header: 'Record',
    fields: ['applicantName', 'applicantCode'],
    text: (row) => namedRecord(row.applicantName, row.applicantCode),
    sort: 'applicantCode',
    minWidth: 256,
  },
  {
    id: 'kind',
    header: 'Kind',
    fields: ['applicantType'],
    text: (row) => kinds[row.applicantType] ?? row.applicantType,
    priority: 3,
    minWidth: 104,
    weight: 0,
  },
]

function columnsFor(nameOf: (username: string) => string): ListColumn<Row>[] {
  return [
    ...subject,
    {
      id: 'to',
      header: 'Status',
      kind: 'status',
      fields: ['toStatus'],
      text: (row) => presentStatus(row.toStatus).label,
      cell: (row) => <DomainBadge code={row.toStatus} vocabulary="accreditation" size="sm" />,
      sort: 'accreditationStatusCode',
      priority: 1,
      minWidth: 156,
    },
    {
      id: 'from',
      header: 'Before',
      fields: ['fromStatus'],
      text: (row) => (row.fromStatus === null ? 'New' : presentStatus(row.fromStatus).label),
      priority: 3,
      minWidth: 144,
      weight: 0,
    },
    {
      id: 'effective',
      header: 'Takes effect',
      kind: 'date',
      fields: ['effectiveDate'],
      text: (row) => formatDay(row.effectiveDate),
      sort: 'effectiveDate',
      priority: 1,
      minWidth: 112,
    },
    {
      id: 'by',
      header: 'Entered by',
      fields: ['createdBy'],
      text: (row) => nameOf(row.createdBy),
      priority: 2,
      minWidth: 150,
    },
    {
      id: 'reason',
      header: 'Reason',
      fields: ['reason', 'remarks'],
      text: (row) => [row.reason, row.remarks].filter(Boolean).join('. '),
      priority: 4,
      minWidth: 196,
      weight: 2,
    },
  ]
}

const keyOf = (row: Row): string => String(row.id)
const hrefOf = (row: Row): string => recordPath(row.applicantCode)
const ways = {
  search: { by: 'record' as const, label: 'Search by record code', placeholder: 'Code of the record' },
  values: historyValues,
  changes: historyChanges,
}

/** Every change of status, newest first; what is shown stands in the address. */
export function AccreditationHistory(): ReactElement {
  const [state, list] = useListState(historySchema, ways)
  const query = historyQuery(state, today())
  const answer = useCall(accreditationHistory.list, { query }, { keepsPrevious: true })
  const nameOf = usePersonNames(answer.data?.content.map(({ createdBy }) => createdBy) ?? [])
  const columns = useMemo(() => columnsFor(nameOf), [nameOf])
  return (
    <PagedList
      label="Accreditation history"
      nouns={['change of status', 'changes of status']}
      name="accreditation-history"
      columns={columns}
      answer={answer}
      {...list}
      rowKey={keyOf}
      rowHref={hrefOf}
      filters={historyFilters}
      exports={{ list: accreditationHistory.list.id, query }}
      empty={{ title: 'No changes of status yet', text: 'The first application writes the first entry.' }}
    />
  )
}
