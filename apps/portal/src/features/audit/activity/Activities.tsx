import PanelLeftOpen from '@lucide/icons/icons/panel-left-open'
import Pencil from '@lucide/icons/icons/pencil'
import { activityLog } from '@capiz/api/contract/log'
import type { OutputOf } from '@capiz/api/contract/define'
import { formatDay } from '@capiz/domain/time'
import { Button } from '@capiz/ui/Button'
import type { RowMenuItem } from '@capiz/ui/DataTable'
import { Inline } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { load } from '../../../platform/loading/lazy-screen.ts'
import { useCan } from '../../../platform/session/session.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useListState } from '../../../patterns/list-state.ts'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { usePersonNames } from '../../../patterns/people.ts'
import { activityLabels } from '../../../patterns/labels.ts'
import { today } from '../../../patterns/today.ts'
import { recordPath } from '../../../patterns/record-path.ts'
import { namedRecord } from '../named-record.ts'
import {
  activityChanges,
  activityFilters,
  activityQuery,
  activitySchema,
  activityValues,
} from './activity-state.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'

type Row = OutputOf<typeof activityLog.list>['content'][number]

const WriteActivity = lazy(async () => ({
  default: (await load(() => import('./WriteActivity.tsx'))).WriteActivity,
}))

/** Returns the remarks of an entry with its result and the number of the entry it corrects. */
function remarksText({ remarks, result, corrects }: Row): string {
  const about = corrects === null ? '' : `Corrects entry ${corrects}. `
  return `${about}${remarks}${result ? ` Result: ${result}` : ''}`
}

/** When it was, of what kind and about whom. */
const subject: readonly ListColumn<Row>[] = [
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    fields: ['activityDate'],
    text: (row) => formatDay(row.activityDate),
    sort: 'activityDate',
    minWidth: 110,
  },
  {
    id: 'type',
    header: 'Kind',
    fields: ['activityType'],
    text: (row) => activityLabels[row.activityType] ?? row.activityType,
    sort: 'activityType',
    priority: 1,
    minWidth: 90,
  },
  {
    id: 'record',
    header: 'Provider',
    fields: ['applicantName', 'applicantCode'],
    text: (row) => namedRecord(row.applicantName, row.applicantCode),
    sort: 'applicantCode',
    priority: 1,
    minWidth: 180,
  },
  {
    id: 'topic',
    header: 'Topic',
    text: (row) => row.topic ?? '',
    sort: 'topic',
    priority: 3,
    minWidth: 140,
  },
]

function columnsFor(nameOf: (username: string) => string): ListColumn<Row>[] {
  return [
    ...subject,
    {
      id: 'remarks',
      header: 'What happened',
      fields: ['remarks', 'result', 'corrects'],
      text: remarksText,
      priority: 2,
      minWidth: 280,
    },
    {
      id: 'by',
      header: 'Written by',
      fields: ['createdBy'],
      text: (row) => nameOf(row.createdBy),
      sort: 'createdBy',
      priority: 3,
      minWidth: 150,
    },
    {
      id: 'number',
      header: 'Entry',
      kind: 'number',
      // the number of an entry is its place in the database, which no file leaves with
      fields: [],
      text: (row) => String(row.id),
      priority: 4,
      minWidth: 70,
    },
  ]
}

const keyOf = (row: Row): string => String(row.id)
const ways = {
  search: { by: 'term' as const, label: 'Search activities', placeholder: 'Words in the remarks or result' },
  values: activityValues,
  changes: activityChanges,
}

/** Returns the actions of an entry; it is corrected where the person may write. */
function menuOf(
  row: Row,
  onOpen: (path: string) => void,
  onCorrect: ((row: Row) => void) | undefined,
): RowMenuItem[] {
  return [
    {
      id: 'record',
      label: 'Open the provider',
      icon: PanelLeftOpen,
      onAction: () => onOpen(recordPath(row.applicantCode)),
    },
    ...(onCorrect
      ? [
          {
            id: 'correct',
            label: 'Correct by a new entry',
            icon: Pencil,
            onAction: () => onCorrect(row),
          } as const,
        ]
      : []),
  ]
}

/** Shows the activities users recorded about providers; an entry is never changed, a correction is a new one. */
export function Activities(): ReactElement {
  const [state, list] = useListState(activitySchema, ways)
  const [writing, setWriting] = useState<Row | 'new'>()
  const navigate = useNavigate()
  const mayWrite = useCan()('ACTIVITY_EDIT')
  const query = activityQuery(state)
  const answer = useCall(activityLog.list, { query }, { keepsPrevious: true })
  const nameOf = usePersonNames(answer.data?.content.map(({ createdBy }) => createdBy) ?? [])
  const columns = useMemo(() => columnsFor(nameOf), [nameOf])
  return (
    <>
      <PagedList
        label="Activities"
        nouns={['activity', 'activities']}
        name="activities"
        columns={columns}
        answer={answer}
        {...list}
        rowKey={keyOf}
        rowMenu={(row) => menuOf(row, (path) => void navigate(path), mayWrite ? setWriting : undefined)}
        filters={activityFilters(today())}
        exports={{ list: activityLog.list.id, query }}
        actions={
          <Inline gap={2}>
            {mayWrite ? (
              <Button variant="primary" onPress={() => setWriting('new')}>
                Write an activity
              </Button>
            ) : null}
          </Inline>
        }
        empty={{
          title: 'No activities yet',
          text: 'Calls, visits and notes about providers appear here once somebody writes them down.',
        }}
      />
      {writing === undefined ? null : (
        <Suspense fallback={null}>
          <WriteActivity
            corrected={writing === 'new' ? undefined : writing}
            onClose={() => setWriting(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
