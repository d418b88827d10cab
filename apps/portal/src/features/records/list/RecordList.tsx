import { plural } from '@capiz/domain/text'
import { DataTable, useTableView } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Section } from '@capiz/ui/Section'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../../app/page-title.ts'
import { wordsForError } from '../../../app/report-error.ts'
import { useCan } from '../../../app/session/session.ts'
import { useCall } from '../../../lib/query.tsx'
import { useUrlState } from '../../../lib/url-state.ts'
import { DayFilters } from '../../../patterns/DayFilters.tsx'
import * as styles from '../../../patterns/list-tools.css.ts'
import { ListExport } from '../../../patterns/ListExport.tsx'
import { ViewTabs } from '../../../patterns/saved-views/ViewTabs.tsx'
import { TermField } from '../../../patterns/TermField.tsx'
import { today } from '../../../patterns/today.ts'
import type { ListCall } from '../model/calls.ts'
import { useRecordPlace } from '../model/place.ts'
import { keyOf, type RecordScreen } from '../model/screens.ts'
import { useTerms } from '../model/use-terms.ts'
import { entityWords } from '../model/words.ts'
import { columnsOf } from './columns.tsx'
import { Extras } from './Extras.tsx'
import {
  chipChanges,
  chipValues,
  dayFilters,
  firstSort,
  isNarrowed,
  listFilters,
  listQuery,
  listSchema,
} from './list-state.ts'
import { NewButton } from './NewButton.tsx'

function statusOf({
  isError,
  isPending,
  isFetching,
}: Record<'isError' | 'isPending' | 'isFetching', boolean>) {
  if (isError) return 'error'
  if (isPending) return 'loading'
  return isFetching ? 'refreshing' : 'idle'
}

/** All records of a kind the caller may see, or those of one provider; what is shown stands in the address. */
export function RecordList({ screen }: { screen: RecordScreen }): ReactElement {
  const { to, owner } = useRecordPlace()
  const navigate = useNavigate()
  const can = useCan()
  const schema = useMemo(() => listSchema(screen), [screen])
  const [state, change] = useUrlState(schema)
  const termsOf = useTerms(screen.fields)
  const query = listQuery(screen, state, owner?.code)
  const answer = useCall<ListCall>(screen.list, { query }, { keepsPrevious: true })
  const [view, setView] = useTableView(`records-${screen.name}`)
  const columns = useMemo(() => columnsOf(screen, owner !== undefined), [screen, owner])
  const filters = listFilters(screen, termsOf, today()).filter(
    ({ id }) => owner === undefined || id !== screen.ownerField,
  )
  const page = answer.data
  const words = entityWords(screen)
  const add = can(screen.edit) ? <NewButton screen={screen} href={to({ at: 'new' })} /> : undefined
  usePageTitle(owner === undefined ? screen.entities : `${screen.entities}, ${owner.name}`)
  const tools = (
    <>
      {owner === undefined ? <ViewTabs list={`records-${screen.name}`} /> : null}
      <div className={styles.tools}>
        <div className={styles.search}>
          <TermField
            label={`Search ${screen.entities.toLowerCase()}`}
            placeholder={screen.owner === 'none' || owner !== undefined ? 'Words' : 'Words, provider or code'}
            term={state.term}
            onTerm={(term) => change({ term, page: 0 }, true)}
          />
        </div>
        <FilterBar
          label="Filters"
          filters={filters}
          values={chipValues(filters, state)}
          onChange={(next) => change(chipChanges(filters, next))}
          resultCount={page?.totalElements}
        />
        <DayFilters
          filters={dayFilters(screen)}
          state={state}
          onChange={(days) => change({ ...days, page: 0 })}
        />
      </div>
      <DataTable
        label={screen.entities}
        columns={columns}
        rows={page?.content ?? []}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => to({ at: 'record', key: keyOf(screen, row) })}
        onNavigate={(href) => void navigate(href)}
        page={{
          number: page?.number ?? state.page,
          size: page?.size ?? state.size,
          totalElements: page?.totalElements ?? 0,
          totalPages: page?.totalPages ?? 0,
        }}
        sort={state.sort}
        caption={
          page === undefined
            ? screen.entities
            : plural(page.totalElements, words, screen.entities.toLowerCase())
        }
        actions={<ListExport list={screen.list.id} query={query} total={page?.totalElements} />}
        status={statusOf(answer)}
        errorText={`The ${screen.entities.toLowerCase()} could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={isNarrowed(state)}
        empty={
          <EmptyState title={`No ${screen.entities.toLowerCase()} yet`} actions={add}>
            {owner === undefined
              ? 'What is entered appears here.'
              : `Nothing is on record for ${owner.name}.`}
          </EmptyState>
        }
        noMatch={
          <EmptyState title={`No ${words} matches`}>
            Nothing is left with this search and these filters. Drop one of them to see more.
          </EmptyState>
        }
        view={view}
        onViewChange={setView}
        onChange={({ page: number, size, sort }) =>
          change({ page: number, size, sort: sort ?? firstSort(screen) })
        }
      />
    </>
  )
  if (owner === undefined) {
    return (
      <Stack gap={4}>
        <PageHeader title={screen.entities} actions={add} />
        <Extras screen={screen} />
        {tools}
      </Stack>
    )
  }
  return (
    <Section title={screen.entities} actions={add}>
      <Stack gap={4}>
        <Extras screen={screen} />
        {tools}
      </Stack>
    </Section>
  )
}
