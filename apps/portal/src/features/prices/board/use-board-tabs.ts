import { priceDay } from '@capiz/api/contract/price-day'
import { addDays } from '@capiz/domain/time'
import { useCall } from '../../../platform/data/query.tsx'
import type { ViewTab } from '../../../patterns/saved-views/view-query.ts'
import { today } from '../../../patterns/today.ts'
import { knownQuery } from '../model/known-state.ts'
import { boardFilters, type BoardState } from './board-state.ts'

/** The events of the board as tabs, those that ask for work with their number; each leads to its rows. */
export function useBoardTabs(state: BoardState): ViewTab[] {
  const { event: _event, from: _from, to: _to, ...whose } = boardFilters(state)
  const counts = useCall(priceDay.boardCounts, { query: whose }, { keepsPrevious: true }).data
  const soon = counts?.within.find(({ days }) => days >= 30) ?? counts?.within.at(-1)
  const until = addDays(today(), soon?.days ?? 30)
  const tab = (label: string, count: number | undefined, event: BoardState['event'], to = ''): ViewTab => {
    const given = Object.entries({ ...whose, ...knownQuery(state), event, to }).filter(([, value]) => value)
    return {
      label,
      count,
      href: `/rates?${new URLSearchParams(given as [string, string][]).toString()}`,
      // all that starts and what starts soon differ by their last day only
      isCurrent: state.event === event && (event !== 'STARTS' || (state.to === until) === (to === until)),
    }
  }
  const countOf = (event: BoardState['event']): number | undefined =>
    counts && (counts.events.find((each) => each.event === event)?.count ?? 0)
  return [
    tab('Taking effect', undefined, 'STARTS'),
    tab('Starting soon', soon?.starts, 'STARTS', until),
    tab('Ending soon', soon?.lapses, 'LAPSES', until),
    tab('Gaps', countOf('GAP'), 'GAP'),
    tab('Overlaps', countOf('OVERLAP'), 'OVERLAP'),
    tab('All events', undefined, 'ALL'),
  ]
}
