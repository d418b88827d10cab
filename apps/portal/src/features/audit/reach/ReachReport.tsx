import type { OutputOf } from '@capiz/api/contract/define'
import { reach } from '@capiz/api/contract/log'
import type { Column } from '@capiz/ui/DataTable'
import type { ReactElement } from 'react'
import { formatDay } from '@capiz/domain/time'
import { dayOf } from '../../../patterns/labels.ts'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { today } from '../../../patterns/today.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useUser } from '../../../platform/session/session.ts'
import { recordTypes } from '../audit-state.ts'
import { reachChanges, reachFilters, reachQuery, reachSchema, reachValues } from './reach-state.ts'

type Row = OutputOf<typeof reach.ofUser>['content'][number]

const kinds: Readonly<Record<string, string>> = { ...recordTypes, call: 'List or call', report: 'Report' }

const columns: readonly Column<Row>[] = [
  {
    id: 'record',
    header: 'Record',
    text: ({ name, entityCode }) => name ?? entityCode ?? '',
    minWidth: 180,
  },
  {
    id: 'code',
    header: 'Code',
    kind: 'code',
    text: ({ entityCode }) => entityCode ?? '',
    priority: 3,
    minWidth: 150,
  },
  {
    id: 'kind',
    header: 'Kind',
    text: ({ entityType }) => kinds[entityType] ?? entityType,
    priority: 2,
    minWidth: 120,
  },
  {
    id: 'reads',
    header: 'Days read',
    kind: 'number',
    text: ({ reads }) => String(reads),
    sort: 'reads',
    priority: 1,
    minWidth: 90,
  },
  {
    id: 'downloads',
    header: 'Files taken',
    kind: 'number',
    text: ({ downloads }) => String(downloads),
    sort: 'downloads',
    priority: 1,
    minWidth: 90,
  },
  {
    id: 'changes',
    header: 'Changes',
    kind: 'number',
    text: ({ changes }) => String(changes),
    sort: 'changes',
    priority: 1,
    minWidth: 90,
  },
  {
    id: 'refusals',
    header: 'Refused',
    kind: 'number',
    text: ({ refusals }) => String(refusals),
    priority: 3,
    minWidth: 100,
  },
  {
    id: 'first',
    header: 'First',
    kind: 'date',
    text: ({ firstDate }) => formatDay(dayOf(firstDate)),
    sort: 'firstDate',
    priority: 3,
    minWidth: 110,
  },
  {
    id: 'last',
    header: 'Last',
    kind: 'date',
    text: ({ lastDate }) => formatDay(dayOf(lastDate)),
    sort: 'lastDate',
    priority: 2,
    minWidth: 110,
  },
]

const keyOf = (row: Row): string => `${row.entityType} ${row.entityCode ?? ''}`
const ways = {
  search: { by: 'user' as const, label: 'User', placeholder: 'Username' },
  values: reachValues,
  changes: reachChanges,
}

/** Shows the data one user reached in a period: the records read, files taken and changes made. */
export function ReachReport(): ReactElement {
  const { user: me } = useUser()
  const [state, list] = useListState(reachSchema, ways)
  const query = reachQuery(state, me.username, today())
  const answer = useCall(reach.ofUser, { query }, { keepsPrevious: true })
  return (
    <PagedList
      label={`Reached by ${query.username}`}
      nouns={['record', 'records']}
      name="reach"
      columns={columns}
      answer={answer}
      {...list}
      rowKey={keyOf}
      filters={reachFilters}
      empty={{
        title: `Nothing reached by ${query.username}`,
        text: 'Records read, files taken and changes made in the period are listed here.',
      }}
    />
  )
}
