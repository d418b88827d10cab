import { expiry } from '@capiz/api/contract/expiry'
import { facilityType } from '@capiz/api/contract/reference'
import { plural } from '@capiz/domain/text'
import { Button } from '@capiz/ui/Button'
import { DataTable, type Selection, useTableView } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { wordsForError } from '../../app/report-error.ts'
import { useCan } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { useSend } from '../../lib/send.ts'
import { useUrlState, writeUrlState } from '../../lib/url-state.ts'
import { DayFilters } from '../../patterns/DayFilters.tsx'
import * as styles from '../../patterns/list-tools.css.ts'
import { ListExport } from '../../patterns/ListExport.tsx'
import { ViewTabs } from '../../patterns/saved-views/ViewTabs.tsx'
import { TermField } from '../../patterns/TermField.tsx'
import { Asked } from './Asked.tsx'
import { Buckets } from './Buckets.tsx'
import { columns, type Paper } from './columns.tsx'
import {
  narrowing,
  radarChanges,
  radarDays,
  radarFilters,
  radarQuery,
  radarSchema,
  radarValues,
} from './radar-state.ts'

const recordOf = ({ ownerType, ownerCode }: Paper): string =>
  `${ownerType === 'facility' ? '/health-facility' : '/doctor'}/${ownerCode}`

const none: Selection = new Set()

/** Papers that run out or have lapsed, of all providers: by the days left, kind, place and owner; renewal asked by mail. */
export function ExpiryRadar(): ReactElement {
  usePageTitle('Expiring documents')
  const [state, change] = useUrlState(radarSchema)
  const [selection, setSelection] = useState<Selection>(none)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const query = radarQuery(state)
  const answer = useCall(expiry.list, { query }, { keepsPrevious: true })
  const counts = useCall(expiry.counts, { query: narrowing(state) }, { keepsPrevious: true }).data
  const all = useCall(expiry.counts, { query: {} }).data
  const types = useCall(facilityType.list, { query: { size: 1000 } }).data?.content
  const ask = useSend(expiry.askRenewal, { refresh: ['expiry.*', 'activityLog.*'] })
  const [view, setView] = useTableView('expiring')
  const mayAsk = can('HF_EDIT') || can('PHY_EDIT')
  const filters = radarFilters({
    types: (all?.types ?? []).flatMap(({ docType, label }) =>
      docType === null ? [] : [{ value: docType, label }],
    ),
    regions: (all?.regions ?? []).flatMap(({ region }) =>
      region === null ? [] : [{ value: region, label: region }],
    ),
    facilityTypes: (types ?? []).map(({ code, description }) => ({
      value: code,
      label: description ?? code,
    })),
  })
  const values = radarValues(state)
  const page = answer.data
  const askFor = (uuids: readonly string[]): void =>
    ask.mutate({ input: { body: { uuids: [...uuids] } } }, { onSuccess: () => setSelection(none) })
  const hrefOf = (bucket: typeof state.bucket): string => {
    const params = writeUrlState(radarSchema, new URLSearchParams(), { ...state, bucket, page: 0 }).toString()
    return params === '' ? pathname : `${pathname}?${params}`
  }
  const idle = answer.isFetching ? 'refreshing' : 'idle'
  return (
    <Stack gap={4}>
      <PageHeader
        title="Expiring documents"
        description="Documents and contracts of providers in the network that lapsed or end within 90 days."
      />
      <Buckets counts={counts} hrefOf={hrefOf} />
      {ask.data === undefined ? null : <Asked outcome={ask.data} onClose={ask.reset} />}
      <ViewTabs list="expiring" />
      <div className={styles.tools}>
        <div className={styles.search}>
          <TermField
            label="Search providers"
            placeholder="Provider"
            term={state.owner}
            onTerm={(owner) => change({ owner, page: 0 }, true)}
          />
        </div>
        <FilterBar
          label="Filters"
          filters={filters}
          values={values}
          onChange={(next) => change(radarChanges(next))}
          resultCount={page?.totalElements}
        />
        <DayFilters
          filters={radarDays}
          state={{ ...state }}
          onChange={(days) => change({ ...days, page: 0 })}
        />
      </div>
      <DataTable
        label="Expiring documents"
        columns={columns}
        rows={page?.content ?? []}
        rowKey={({ uuid }) => uuid}
        rowHref={(row) => `${recordOf(row)}/documents`}
        onNavigate={(href) => void navigate(href)}
        {...(mayAsk && {
          selectionMode: 'multiple',
          selection,
          selectionActions: (
            <Button
              size="sm"
              isPending={ask.isPending}
              pendingLabel="Asking"
              onPress={() => askFor([...selection])}
            >
              Ask for renewal
            </Button>
          ),
          rowMenu: (row: Paper) =>
            row.canAsk
              ? [{ id: 'ask', label: 'Ask for renewal', onAction: () => askFor([row.uuid]) }]
              : [
                  {
                    id: 'open',
                    label: row.askProblem ?? 'Open the record',
                    onAction: () => void navigate(recordOf(row)),
                  },
                ],
        })}
        page={{
          number: page?.number ?? state.page,
          size: page?.size ?? state.size,
          totalElements: page?.totalElements ?? 0,
          totalPages: page?.totalPages ?? 0,
        }}
        sort={state.sort}
        caption={page === undefined ? 'Documents' : plural(page.totalElements, 'document', 'documents')}
        actions={<ListExport list={expiry.list.id} query={query} total={page?.totalElements} />}
        status={answer.isError ? 'error' : answer.isPending ? 'loading' : idle}
        errorText={`The documents could not be loaded. ${wordsForError(answer.error) ?? ''}`}
        onRetry={() => void answer.refetch()}
        isFiltered={state.bucket !== '' || Object.keys(narrowing(state)).length > 0}
        empty={<EmptyState title="Nothing runs out">No document ends within the next 90 days.</EmptyState>}
        noMatch={<EmptyState title="No document matches">Drop a filter to see more.</EmptyState>}
        view={view}
        onViewChange={setView}
        onChange={(next) => {
          setSelection(next.selection)
          change({ page: next.page, size: next.size, sort: next.sort ?? 'validityDate,ASC' })
        }}
      />
    </Stack>
  )
}
