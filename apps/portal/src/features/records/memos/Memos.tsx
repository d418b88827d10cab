import type { OutputOf } from '@capiz/api/contract/define'
import { document } from '@capiz/api/contract/document'
import { memo } from '@capiz/api/contract/memo'
import { communicatedWithin, deliveredWithin } from '@capiz/domain/report'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { type ReactElement, useState } from 'react'
import { usePageTitle } from '../../../platform/routing/page-title.ts'
import { reportError } from '../../../platform/feedback/report-error.ts'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { useCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { FilePreview } from '../../../patterns/FilePreview.tsx'
import { ListExport } from '../../../patterns/ListExport.tsx'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { today } from '../../../patterns/today.ts'
import { ownerHref } from '../record/Facts.tsx'
import { memoChanges, memoFilters, memoQuery, memoSchema, memoTypes, memoValues } from './memo-state.ts'

type MemoRow = OutputOf<typeof memo.list>['content'][number]

const dayText = (day: IsoDate | null): string => (day === null ? '—' : formatDay(day))

/** Whether a step was in time, in words: how long it took, or that it is late although it was not taken. */
function timeText(isOnTime: boolean | null, days: number | null, waiting: string): string {
  if (days === null) return isOnTime === false ? `Late, ${waiting.toLowerCase()}` : waiting
  const duration = days === 0 ? 'the same day' : plural(days, 'working day', 'working days')
  return isOnTime === true ? `On time, ${duration}` : `Late, ${duration}`
}

function timeColumn(
  id: string,
  header: string,
  read: (row: MemoRow) => readonly [boolean | null, number | null, string],
): Column<MemoRow> {
  return {
    id,
    header,
    kind: 'status',
    text: (row) => timeText(...read(row)),
    cell: (row) => {
      const [isOnTime, days, waiting] = read(row)
      const tone = isOnTime === null ? 'neutral' : isOnTime ? 'positive' : 'lapsed'
      return <StatusBadge size="sm" tone={tone} label={timeText(isOnTime, days, waiting)} />
    },
    minWidth: 190,
  }
}

const columns: readonly Column<MemoRow>[] = [
  { id: 'owner', header: 'Provider', text: ({ ownerName }) => ownerName, sort: 'ownerName', minWidth: 200 },
  {
    id: 'memoType',
    header: 'Kind',
    text: ({ memoType }) => memoTypes.find(({ value }) => value === memoType)?.label ?? '—',
    sort: 'memoType',
    minWidth: 110,
    priority: 2,
  },
  {
    id: 'dateOfMemo',
    header: 'Date of memo',
    kind: 'date',
    text: ({ dateOfMemo }) => dayText(dateOfMemo),
    sort: 'dateOfMemo',
    minWidth: 104,
  },
  timeColumn('communicated', 'Communicated', (row) => [
    row.communicatedOnTime,
    row.communicatedDays,
    row.dateSent === null ? 'Not sent yet' : 'Sent',
  ]),
  timeColumn('delivered', 'Delivered', (row) => [
    row.deliveredOnTime,
    row.deliveredDays,
    row.dateSent === null ? '—' : 'Not delivered yet',
  ]),
  {
    id: 'dateReceived',
    header: 'Received',
    kind: 'date',
    text: ({ dateReceived }) => dayText(dateReceived),
    sort: 'dateReceived',
    minWidth: 104,
    priority: 4,
  },
]

/** Memos of all providers with whether each went out and arrived in time. */
export function Memos(): ReactElement {
  usePageTitle('Memos')
  const [state, change] = useUrlState(memoSchema)
  const [shown, setShown] = useState<MemoRow>()
  const query = memoQuery(state)
  const answer = useCall(memo.list, { query }, { keepsPrevious: true })
  const fileInput = ({ entity, ownerCode, uuid }: MemoRow) => ({
    params: { entity },
    query: { code: ownerCode, uuid },
  })
  return (
    <Stack gap={4}>
      <PageHeader
        title="Memos"
        description={`On time is sent within ${communicatedWithin} working days of the memo, and delivered within ${deliveredWithin} after that.`}
      />
      <PagedList
        label="Memos"
        nouns={['memo', 'memos']}
        name="memos"
        columns={columns}
        answer={answer}
        state={state}
        onPlace={change}
        rowKey={({ uuid }) => uuid}
        rowHref={({ ownerCode }) => `${ownerHref(ownerCode)}/documents`}
        rowMenu={(row) => [
          { id: 'preview', label: 'Preview', onAction: () => setShown(row) },
          {
            id: 'download',
            label: 'Download',
            onAction: () => void call(document.download, fileInput(row)).then(saveFile, reportError),
          },
        ]}
        search={{
          label: 'Search memos',
          placeholder: 'Provider',
          term: state.owner,
          onTerm: (owner) => change({ owner, page: 0 }, true),
        }}
        filters={memoFilters(today())}
        values={memoValues(state)}
        onValues={(next) => change(memoChanges(next))}
        onClear={() => change({ owner: '', ...memoChanges({}) })}
        actions={<ListExport list={memo.list.id} query={query} total={answer.data?.totalElements} />}
        empty={{
          title: 'No memos yet',
          text: 'Memos added to the documents of providers appear here.',
        }}
      />
      {shown === undefined ? null : (
        <FilePreview
          fileName={shown.fileName}
          load={() => call(document.preview, fileInput(shown))}
          onClose={() => setShown(undefined)}
        />
      )}
    </Stack>
  )
}
