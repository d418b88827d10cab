import type { OutputOf } from '@capiz/api/contract/define'
import { reach } from '@capiz/api/contract/log'
import type { Column } from '@capiz/ui/DataTable'
import type { ReactElement } from 'react'
import { formatDay } from '@capiz/domain/time'
import { dayOf } from '../../../patterns/labels.ts'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { useProvider } from '../../../patterns/provider/provider.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { oneOf, pageSize, type UrlSchema, wholeNumber } from '../../../platform/routing/url-state.ts'

type Row = OutputOf<typeof reach.readers>['content'][number]

interface ReadersState {
  page: number
  size: number
  sort: string
}

const schema: UrlSchema<ReadersState> = {
  page: wholeNumber(0),
  size: pageSize(),
  sort: oneOf(['readDate,DESC', 'readDate,ASC'], 'readDate,DESC'),
}

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Who', text: ({ name }) => name, minWidth: 200 },
  { id: 'role', header: 'Role', text: ({ role }) => role ?? '', priority: 2, minWidth: 180 },
  {
    id: 'kind',
    header: 'What',
    text: ({ kind }) => (kind === 'READ' ? 'Read the record' : 'Took a file or an export'),
    priority: 1,
    minWidth: 190,
  },
  {
    id: 'day',
    header: 'When',
    kind: 'date',
    text: ({ readDate }) => formatDay(dayOf(readDate)),
    sort: 'readDate',
    priority: 1,
    minWidth: 140,
  },
]

const keyOf = (row: Row): string => String(row.id)
const ways = { values: () => ({}), changes: () => ({ page: 0 }) }

/** People who read the record or took its files in the last year; readings by its owner are not listed. */
export function RecordReaders(): ReactElement {
  const { code } = useProvider()
  const [state, list] = useListState(schema, ways)
  const answer = useCall(reach.readers, { query: { ...state, code } }, { keepsPrevious: true })
  return (
    <PagedList
      label="Read by"
      nouns={['reading', 'readings']}
      name="record-readers"
      columns={columns}
      answer={answer}
      {...list}
      rowKey={keyOf}
      filters={[]}
      empty={{
        title: 'Nobody read this record yet',
        text: 'Whoever reads personal or payment details of this record is listed here, one line a person and day.',
      }}
    />
  )
}
