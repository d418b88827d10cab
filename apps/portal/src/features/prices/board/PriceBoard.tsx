import { priceDay } from '@capiz/api/contract/price-day'
import { useTableView, ViewButton } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Stack } from '@capiz/ui/Stack'
import { type ComponentProps, type ReactElement, useMemo } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { useTermOptions } from '../../../patterns/field/use-term-options.ts'
import { countedHeading } from '../../../patterns/counted-heading.ts'
import { LaterDayFilters } from '../../../patterns/LaterDayFilters.tsx'
import { ListTools } from '../../../patterns/ListTools.tsx'
import { PageTable } from '../../../patterns/PagedTable.tsx'
import { ViewsMenu, ViewTabs } from '../../../patterns/saved-views/ViewTabs.tsx'
import { today } from '../../../patterns/today.ts'
import { KnownDay, KnownNotice } from '../known/KnownDay.tsx'
import { pricesHref } from '../model/addresses.ts'
import { boardColumns, type BoardRow } from './board-columns.tsx'
import { dayHeading } from './day-heading.ts'
import {
  boardChanges,
  boardChips,
  boardFilters,
  boardSchema,
  type BoardState,
  boardValues,
} from './board-state.ts'
import { useBoardTabs } from './use-board-tabs.ts'

const keyOf = (row: BoardRow): string => `${row.event} ${row.sheetId} ${row.day} ${row.otherSheetId ?? ''}`
const hrefOf =
  (knownAt: string) =>
  (row: BoardRow): string =>
    pricesHref(row.kind, row.owner?.code ?? '', { sheetId: row.sheetId, knownAt })

/** Name under which the device keeps row height and columns. */
const name = 'price-board'

const noRows: readonly BoardRow[] = []

/** The days of the board; it begins with today where no other first day is set. */
const boardDays = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const

interface BoardToolsProps extends Pick<ComponentProps<typeof ListTools>, 'exports' | 'view'> {
  state: BoardState
  change: (changes: Partial<BoardState>, isReplace?: boolean) => void
  total: number | undefined
}

/** The filters of the board, its days, and the day whose knowledge it shows. */
function BoardTools({ state, change, total, exports, view }: BoardToolsProps): ReactElement {
  const societies = useTermOptions({ kind: 'text', list: 'society' })
  return (
    <ListTools
      filters={boardChips(societies)}
      values={boardValues(state)}
      onValues={(next) => change(boardChanges(next))}
      count={total}
      exports={exports}
      view={view}
      views={<ViewsMenu list={name} />}
    >
      <LaterDayFilters
        filters={boardDays}
        state={{ ...state }}
        onChange={(days) => change({ ...days, page: 0 }, true)}
      >
        <KnownDay state={state} onChange={(known) => change({ ...known, page: 0 }, true)} />
      </LaterDayFilters>
    </ListTools>
  )
}

/** Shows the sheets that take effect next, those that lapse, and the days with no price or with two sheets. */
export function PriceBoard(): ReactElement {
  const [state, change] = useUrlState(boardSchema)
  // past events are shown from an earlier first day
  const from = state.from === '' ? today() : state.from
  const query = { ...boardFilters(state), from, page: state.page, size: state.size }
  const answer = useCall(priceDay.board, { query }, { keepsPrevious: true })
  const tabs = useBoardTabs(state)
  const rows = answer.data?.content ?? noRows
  const hasOverrides = rows.some(({ overrides }) => overrides.length > 0)
  const columns = useMemo(() => boardColumns(state.event, hasOverrides), [state.event, hasOverrides])
  const view = useTableView(name)
  const isFiltered =
    Object.keys(boardValues(state)).length > 0 ||
    state.event !== 'STARTS' ||
    state.from !== '' ||
    state.to !== ''
  return (
    <Stack gap={3}>
      <ViewTabs list={name} tabs={tabs} label="Events" />
      <BoardTools
        state={state}
        change={change}
        total={answer.data?.totalElements}
        exports={{ list: priceDay.board.id, query, table: { name, columns } }}
        view={<ViewButton columns={columns} rows={rows} view={view[0]} onViewChange={view[1]} />}
      />
      <KnownNotice state={state} onChange={change} />
      <PageTable
        label="Upcoming changes"
        nouns={['event', 'events']}
        hasHead={false}
        view={view}
        columns={columns}
        answer={answer}
        state={{ ...state, sort: '' }}
        onPlace={({ page, size }) => change({ page, size })}
        rowKey={keyOf}
        {...(answer.data && { groupOf: countedHeading(answer.data, dayHeading) })}
        rowHref={hrefOf(state.knownAt)}
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
