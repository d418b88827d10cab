import type { OutputOf } from '@capiz/api/contract/define'
import { retention } from '@capiz/api/contract/privacy'
import { retentionKinds } from '@capiz/domain/privacy'
import { formatDay } from '@capiz/domain/time'
import type { ReactElement } from 'react'
import { dayOf } from '../../../patterns/labels.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { useCall } from '../../../platform/data/query.tsx'
import {
  retentionChanges,
  retentionFilters,
  retentionQuery,
  retentionSchema,
  retentionValues,
} from './retention-state.ts'

type Row = OutputOf<typeof retention.list>['content'][number]

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'run',
    header: 'Run on',
    kind: 'date',
    fields: ['runDate'],
    text: ({ runDate }) => formatDay(dayOf(runDate)),
    sort: 'runDate',
    minWidth: 120,
  },
  { id: 'kind', header: 'Data', text: ({ kind }) => retentionKinds[kind], sort: 'kind', minWidth: 220 },
  {
    id: 'rows',
    header: 'Rows removed',
    kind: 'number',
    text: ({ rows }) => rows.toLocaleString('en-PH'),
    sort: 'rows',
    priority: 1,
    minWidth: 120,
  },
  {
    id: 'keep',
    header: 'Days kept',
    kind: 'number',
    fields: ['keepDays'],
    text: ({ keepDays }) => keepDays.toLocaleString('en-PH'),
    priority: 2,
    minWidth: 100,
  },
  {
    id: 'before',
    header: 'Over before',
    kind: 'date',
    text: ({ before }) => formatDay(dayOf(before)),
    priority: 2,
    minWidth: 120,
  },
  {
    id: 'started',
    header: 'Started by',
    fields: ['startedBy'],
    text: ({ startedBy }) => (startedBy === 'SCHEDULE' ? 'Daily schedule' : 'Command of the operator'),
    priority: 3,
    minWidth: 190,
  },
]

const keyOf = (row: Row): string => String(row.id)
const ways = { values: retentionValues, changes: retentionChanges }

/** Shows the removals of data whose retention period was over, one row a kind of data and run. */
export function RetentionRuns(): ReactElement {
  const [state, list] = useListState(retentionSchema, ways)
  const query = retentionQuery(state)
  const answer = useCall(retention.list, { query }, { keepsPrevious: true })
  return (
    <PagedList
      label="Retention"
      nouns={['run', 'runs']}
      name="retention"
      columns={columns}
      answer={answer}
      {...list}
      rowKey={keyOf}
      filters={retentionFilters}
      exports={{ list: retention.list.id, query }}
      empty={{
        title: 'No run yet',
        text: 'The server looks for data whose retention period is over once a day; each run is listed here.',
      }}
    />
  )
}
