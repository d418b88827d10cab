import type { OutputOf } from '@capiz/api/contract/define'
import type { memo } from '@capiz/api/contract/memo'
import { plural } from '@capiz/domain/text'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { memoTypeLabel } from './memo-state.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'

/** A memo as it is listed. */
export type MemoRow = OutputOf<typeof memo.list>['content'][number]

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
  fields: readonly [onTime: keyof MemoRow, days: keyof MemoRow],
  read: (row: MemoRow) => readonly [boolean | null, number | null, string],
): ListColumn<MemoRow> {
  return {
    id,
    header,
    fields,
    kind: 'status',
    text: (row) => timeText(...read(row)),
    cell: (row) => {
      const [isOnTime, days, waiting] = read(row)
      const tone = isOnTime === null ? 'neutral' : isOnTime ? 'positive' : 'lapsed'
      return <StatusBadge size="sm" tone={tone} label={timeText(isOnTime, days, waiting)} />
    },
    minWidth: 176,
  }
}

const owner: ListColumn<MemoRow> = {
  id: 'owner',
  header: 'Provider',
  fields: ['ownerName'],
  text: ({ ownerName }) => ownerName,
  sort: 'ownerName',
  minWidth: 170,
  weight: 3,
}

const kind: ListColumn<MemoRow> = {
  id: 'memoType',
  header: 'Kind',
  text: ({ memoType }) => memoTypeLabel(memoType),
  sort: 'memoType',
  minWidth: 110,
}

const fileName: ListColumn<MemoRow> = {
  id: 'fileName',
  header: 'File',
  text: ({ fileName: name }) => name,
  minWidth: 140,
  priority: 3,
}

const facts: readonly ListColumn<MemoRow>[] = [
  {
    id: 'dateOfMemo',
    header: 'Date of memo',
    kind: 'date',
    text: ({ dateOfMemo }) => dayText(dateOfMemo),
    sort: 'dateOfMemo',
    minWidth: 104,
  },
  timeColumn('communicated', 'Communicated', ['communicatedOnTime', 'communicatedDays'], (row) => [
    row.communicatedOnTime,
    row.communicatedDays,
    row.dateSent === null ? 'Not sent yet' : 'Sent',
  ]),
  timeColumn('delivered', 'Delivered', ['deliveredOnTime', 'deliveredDays'], (row) => [
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

/** The columns of the memos of all providers. */
export const memoColumns: readonly ListColumn<MemoRow>[] = [owner, { ...kind, priority: 3 }, ...facts]

/** The columns of the memos of one provider. */
export const ownMemoColumns: readonly ListColumn<MemoRow>[] = [kind, fileName, ...facts]
