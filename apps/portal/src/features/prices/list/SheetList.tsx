import { plural } from '@capiz/domain/text'
import type { IsoDate } from '@capiz/domain/time'
import { DataTable, useTableView } from '@capiz/ui/DataTable'
import { DateField } from '@capiz/ui/DateField'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { Inline, Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { wordsForError } from '../../../app/report-error.ts'
import { useCall } from '../../../lib/query.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
import * as styles from '../../../patterns/list-tools.css.ts'
import { ListExport } from '../../../patterns/ListExport.tsx'
import { ViewTabs } from '../../../patterns/saved-views/ViewTabs.tsx'
import { TermField } from '../../../patterns/TermField.tsx'
import { pricesHref } from '../model/addresses.ts'
import type { PriceScreen } from '../model/kinds.ts'
import { useNames } from '../model/use-names.ts'
import { ownerOf, sheetColumns } from './columns.tsx'
import { filterChanges, filterValues, listFilters, listQuery, listSchema } from './list-state.ts'

const searchedFor: Record<PriceScreen['owner'], string> = {
  facility: 'Facility or code',
  physician: 'Physician or code',
  society: 'Society',
  none: 'Procedure or words',
}

/** All price sheets of a kind, newest first; a row leads to the prices of its owner at that version. */
export function SheetList({ screen }: { screen: PriceScreen }): ReactElement {
  const [state, change] = useUrlState(listSchema)
  const navigate = useNavigate()
  const { names } = useNames(screen)
  const answer = useCall(screen.calls.list, { query: listQuery(screen, state) }, { keepsPrevious: true })
  const [view, setView] = useTableView(`sheets-${screen.kind}`)
  const columns = useMemo(() => sheetColumns(screen, names), [screen, names])
  const values = filterValues(state)
  const page = answer.data
  const total = page?.totalElements ?? 0
  const isFiltered = state.term !== '' || state.effectiveDate !== '' || Object.keys(values).length > 0
  return (
    <Stack gap={4}>
      <ViewTabs list={`sheets-${screen.kind}`} />
      <Inline gap={2} align="end">
        <div className={styles.search}>
          <TermField
            label={`Search ${screen.title.toLowerCase()}`}
            placeholder={searchedFor[screen.owner]}
            term={state.term}
            onTerm={(term) => change({ term, page: 0 }, true)}
          />
        </div>
        <DateField
          label="Takes effect on"
          value={state.effectiveDate === '' ? null : (state.effectiveDate as IsoDate)}
          onChange={(day) => change({ effectiveDate: day ?? '', page: 0 }, true)}
        />
      </Inline>
      <FilterBar
        label="Filters"
        filters={listFilters(screen, names)}
        values={values}
        onChange={(next) => change(filterChanges(next))}
        resultCount={page?.totalElements}
      />
      <DataTable
        label={screen.title}
        columns={columns}
        rows={page?.content ?? []}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => pricesHref(screen.kind, ownerOf(screen, row), { header: row, sheetId: row.id })}
        onNavigate={(href) => void navigate(href)}
        page={{
          number: page?.number ?? state.page,
          size: page?.size ?? state.size,
          totalElements: total,
          totalPages: page?.totalPages ?? 0,
        }}
        sort={state.sort}
        caption={page === undefined ? screen.title : plural(total, 'sheet', 'sheets')}
        actions={
          <ListExport
            list={screen.calls.list.id}
            query={listQuery(screen, state)}
            total={page?.totalElements}
          />
        }
        status={
          answer.isError ? 'error' : answer.isPending ? 'loading' : answer.isFetching ? 'refreshing' : 'idle'
        }
        errorText={`The price sheets could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={isFiltered}
        empty={
          <EmptyState title={`No ${screen.title.toLowerCase()} yet`}>
            Sheets appear here once somebody enters or proposes prices.
          </EmptyState>
        }
        noMatch={
          <EmptyState title="No sheet matches">
            Nothing is left with this search and these filters. Drop one of them to see more.
          </EmptyState>
        }
        view={view}
        onViewChange={setView}
        onChange={({ page: number, size, sort }) =>
          change({ page: number, size, sort: sort ?? 'effectiveDate,DESC' })
        }
      />
    </Stack>
  )
}
