import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo } from 'react'
import { useCall } from '../../../platform/data/query.tsx'
import { useUrlState } from '../../../platform/routing/url-state.ts'
import { DayFilters, unset } from '../../../patterns/DayFilters.tsx'
import { PagedList } from '../../../patterns/PagedList.tsx'
import { pricesHref } from '../model/addresses.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { useNames } from '../model/use-names.ts'
import { KnownNotice } from '../known/KnownDay.tsx'
import { ownerOf, sheetColumns } from './columns.tsx'
import { filterChanges, filterValues, listFilters, listQuery, listSchema, sheetDays } from './list-state.ts'

const searchedFor: Record<PriceScreen['owner'], string> = {
  facility: 'Facility or code',
  physician: 'Physician or code',
  society: 'Society',
  none: 'Procedure or words',
}

/** All price sheets of a kind, newest first; a row leads to the prices of its owner at that version. */
export function SheetList({ screen }: { screen: PriceScreen }): ReactElement {
  const [state, change] = useUrlState(listSchema)
  const { names } = useNames(screen)
  const { knownAt } = state
  const query = listQuery(screen, state)
  const answer = useCall(screen.calls.list, { query }, { keepsPrevious: true })
  const columns = useMemo(() => sheetColumns(screen, names), [screen, names])
  return (
    <Stack gap={4}>
      <KnownNotice state={state} onChange={(known) => change({ ...known, page: 0 })} />
      <PagedList
        label={screen.title}
        nouns={['sheet', 'sheets']}
        name={`sheets-${screen.kind}`}
        columns={columns}
        answer={answer}
        state={state}
        onPlace={change}
        rowKey={(row) => String(row.id)}
        rowHref={(row) =>
          pricesHref(screen.kind, ownerOf(screen, row), { header: row, sheetId: row.id, knownAt })
        }
        search={{
          label: `Search ${screen.title.toLowerCase()}`,
          placeholder: searchedFor[screen.owner],
          term: state.term,
          onTerm: (term) => change({ term, page: 0 }, true),
        }}
        filters={listFilters(screen, names)}
        values={filterValues(state)}
        onValues={(next) => change(filterChanges(next))}
        tools={
          <DayFilters
            filters={sheetDays}
            state={{ ...state }}
            onChange={(days) => change({ ...days, page: 0 })}
          />
        }
        isFiltered={state.effectiveDate !== '' || knownAt !== ''}
        onClear={() => change({ ...unset(sheetDays), ...filterChanges({}), term: '' })}
        exports={{ list: screen.calls.list.id, query }}
        empty={{
          title: `No ${screen.title.toLowerCase()} yet`,
          text: 'Sheets appear here once somebody enters or proposes prices.',
        }}
      />
    </Stack>
  )
}
