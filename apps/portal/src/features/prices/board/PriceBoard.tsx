import type { OutputOf } from '@capiz/api/contract/define'
import { priceDay } from '@capiz/api/contract/price-day'
import { plural } from '@capiz/domain/text'
import { addDays, formatDay, type IsoDate } from '@capiz/domain/time'
import { DatePicker } from '@capiz/ui/DatePicker'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatTile } from '@capiz/ui/StatTile'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import type { ReactElement } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { useTermOptions } from '../../../patterns/field/use-term-options.ts'
import { PagedTable } from '../../../patterns/PagedTable.tsx'
import { today } from '../../../patterns/today.ts'
import { pricesHref } from '../model/addresses.ts'
import { ViewsMenu, ViewTabs } from '../../../patterns/saved-views/ViewTabs.tsx'
import { priceScreens } from '../model/kinds.ts'
import {
  boardChanges,
  boardChips,
  boardFilters,
  boardSchema,
  boardValues,
  type BoardState,
  eventLabels,
} from './board-state.ts'
import { KnownDay, KnownNotice } from '../known/KnownDay.tsx'
import { knownQuery } from '../model/known-state.ts'
import * as styles from './board.css.ts'
import type { ListColumn } from '../../../patterns/list-column.ts'
import { ListExport } from '../../../patterns/ListExport.tsx'

type Row = OutputOf<typeof priceDay.board>['content'][number]

function daysAwayText(days: number): string {
  if (days === 0) return 'today'
  return days > 0 ? `in ${plural(days, 'day', 'days')}` : `${plural(-days, 'day', 'days')} ago`
}

/** The questions that were answered when the prices were entered: the first with its answer, and how many more. */
function overridesText([first, ...more]: Row['overrides']): string {
  if (first === undefined) return ''
  return `${first.text} ${first.answer}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'day',
    header: 'Day',
    kind: 'date',
    fields: ['day', 'daysAway'],
    text: (row) => `${formatDay(row.day)} (${daysAwayText(row.daysAway)})`,
    minWidth: 196,
    weight: 0,
  },
  {
    id: 'event',
    header: 'Event',
    kind: 'status',
    text: (row) => eventLabels[row.event].label,
    cell: (row) => <StatusBadge size="sm" {...eventLabels[row.event]} />,
    minWidth: 140,
  },
  {
    id: 'owner',
    header: 'Owner',
    text: (row) => row.owner?.name ?? 'Standard',
    minWidth: 200,
  },
  {
    id: 'prices',
    header: 'Prices',
    fields: ['title', 'subtitle'],
    text: (row) => [priceScreens[row.kind].title, row.subtitle].filter(Boolean).join(', '),
    priority: 2,
    minWidth: 180,
  },
  {
    id: 'overrides',
    header: 'Overridden',
    text: ({ overrides }) => overridesText(overrides) || '—',
    priority: 4,
    minWidth: 200,
  },
  { id: 'words', header: 'Effect', text: (row) => row.words, priority: 3, minWidth: 260, weight: 2 },
  {
    id: 'lines',
    header: 'Lines',
    kind: 'number',
    fields: ['lineCount'],
    text: (row) => row.lineCount.toLocaleString('en-PH'),
    priority: 4,
    minWidth: 72,
  },
]

const keyOf = (row: Row): string => `${row.event} ${row.sheetId} ${row.day} ${row.otherSheetId ?? ''}`
const hrefOf =
  (knownAt: string) =>
  (row: Row): string =>
    pricesHref(row.kind, row.owner?.code ?? '', { sheetId: row.sheetId, knownAt })

/** The figures over the board; each leads to its rows. */
function BoardCounts({ state }: { state: BoardState }): ReactElement {
  const { event: _event, from: _from, to: _to, ...whose } = boardFilters(state)
  const counts = useCall(priceDay.boardCounts, { query: whose }, { keepsPrevious: true }).data
  const now = today()
  const soon = counts?.within.find(({ days }) => days >= 30) ?? counts?.within.at(-1)
  const until = addDays(now, soon?.days ?? 30)
  const count = (event: Row['event']): number | undefined =>
    counts && (counts.events.find((each) => each.event === event)?.count ?? 0)
  const hrefTo = (params: Record<string, string>): string =>
    `/rates?${new URLSearchParams({ ...params, ...knownQuery(state) }).toString()}`
  const within = soon === undefined ? undefined : `within ${plural(soon.days, 'day', 'days')}`
  return (
    <div className={styles.countRow}>
      <StatTile
        label="Starting soon"
        value={soon?.starts}
        detail={within}
        href={hrefTo({ event: 'STARTS', to: until })}
      />
      <StatTile
        label="Ending soon"
        value={soon?.lapses}
        detail={within}
        href={hrefTo({ event: 'LAPSES', to: until })}
      />
      <StatTile
        label="Gaps"
        value={count('GAP')}
        detail="days without a price"
        href={hrefTo({ event: 'GAP' })}
      />
      <StatTile
        label="Overlaps"
        value={count('OVERLAP')}
        detail="cut short by a later sheet"
        href={hrefTo({ event: 'OVERLAP' })}
      />
    </div>
  )
}

interface BoardToolsProps {
  state: BoardState
  change: (changes: Partial<BoardState>, isReplace?: boolean) => void
  /** first day that is shown */
  from: IsoDate
  total: number | undefined
}

/** The days of the board, the day whose knowledge it shows, and its filters. */
function BoardTools({ state, change, from, total }: BoardToolsProps): ReactElement {
  const societies = useTermOptions({ kind: 'text', list: 'society' })
  return (
    <Inline gap={3} align="end">
      <DatePicker
        label="From"
        value={from}
        onChange={(day) => {
          if (day !== null) change({ from: day === today() ? '' : day, page: 0 }, true)
        }}
      />
      <DatePicker
        label="To"
        value={state.to === '' ? null : state.to}
        onChange={(to) => change({ to: to ?? '', page: 0 }, true)}
      />
      <KnownDay state={state} onChange={(known) => change({ ...known, page: 0 }, true)} />
      <FilterBar
        label="Filters"
        filters={boardChips(societies)}
        values={boardValues(state)}
        onChange={(next) => change(boardChanges(next))}
        resultCount={total}
      />
      <ViewsMenu list="price-board" />
    </Inline>
  )
}

/** Shows the sheets that take effect next, those that lapse, and the days with no price or with two sheets. */
export function PriceBoard(): ReactElement {
  const [state, change] = useUrlState(boardSchema)
  // what has happened is asked for by an earlier day; the board begins with today
  const from = state.from === '' ? today() : state.from
  const query = { ...boardFilters(state), from, page: state.page, size: state.size }
  const answer = useCall(priceDay.board, { query }, { keepsPrevious: true })
  const values = boardValues(state)
  const isFiltered = Object.keys(values).length > 0 || state.from !== '' || state.to !== ''
  return (
    <Stack gap={4}>
      <ViewTabs list="price-board" />
      <BoardCounts state={state} />
      <BoardTools {...{ state, change, from }} total={answer.data?.totalElements} />
      <KnownNotice state={state} onChange={change} />
      <PagedTable
        label="Upcoming changes"
        nouns={['event', 'events']}
        name="price-board"
        columns={columns}
        answer={answer}
        state={{ ...state, sort: '' }}
        onPlace={({ page, size }) => change({ page, size })}
        rowKey={keyOf}
        rowHref={hrefOf(state.knownAt)}
        actions={
          <ListExport
            list={priceDay.board.id}
            query={query}
            total={answer.data?.totalElements}
            table={{ name: 'price-board', columns }}
          />
        }
        isFiltered={isFiltered}
        empty={
          <EmptyState title="Nothing is coming">
            No sheet is scheduled and none lapses. Scheduled prices appear here with their day.
          </EmptyState>
        }
        noMatch={
          <EmptyState title="Nothing matches">Nothing happens in these days. Remove a filter.</EmptyState>
        }
      />
    </Stack>
  )
}
