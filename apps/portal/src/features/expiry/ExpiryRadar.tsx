import { expiry } from '@capiz/api/contract/expiry'
import { facilityType } from '@capiz/api/contract/reference'
import { Button } from '@capiz/ui/Button'
import type { Selection } from '@capiz/ui/DataTable'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { type ReactElement, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { useCan } from '../../app/session/session.ts'
import { useCall } from '../../lib/query.tsx'
import { useSend } from '../../lib/send.ts'
import { useUrlState, writeUrlState } from '../../lib/url-state.ts'
import { DayFilters } from '../../patterns/DayFilters.tsx'
import { ListExport } from '../../patterns/ListExport.tsx'
import { PagedList } from '../../patterns/PagedList.tsx'
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
  const askFor = (uuids: readonly string[]): void =>
    ask.mutate({ input: { body: { uuids: [...uuids] } } }, { onSuccess: () => setSelection(none) })
  const hrefOf = (bucket: typeof state.bucket): string => {
    const params = writeUrlState(radarSchema, new URLSearchParams(), { ...state, bucket, page: 0 }).toString()
    return params === '' ? pathname : `${pathname}?${params}`
  }
  return (
    <Stack gap={4}>
      <PageHeader
        title="Expiring documents"
        description="Documents and contracts of providers in the network that lapsed or end within 90 days."
      />
      <Buckets counts={counts} hrefOf={hrefOf} />
      {ask.data === undefined ? null : <Asked outcome={ask.data} onClose={ask.reset} />}
      <PagedList
        label="Expiring documents"
        nouns={['document', 'documents']}
        name="expiring"
        columns={columns}
        answer={answer}
        state={state}
        onPlace={change}
        rowKey={({ uuid }) => uuid}
        rowHref={(row) => `${recordOf(row)}/documents`}
        {...(mayAsk && {
          selectionMode: 'multiple',
          selection,
          onSelection: setSelection,
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
        search={{
          label: 'Search providers',
          placeholder: 'Provider',
          term: state.owner,
          onTerm: (owner) => change({ owner, page: 0 }, true),
        }}
        filters={filters}
        values={radarValues(state)}
        onValues={(next) => change(radarChanges(next))}
        tools={
          <DayFilters
            filters={radarDays}
            state={{ ...state }}
            onChange={(days) => change({ ...days, page: 0 })}
          />
        }
        isFiltered={state.from !== '' || state.to !== ''}
        onClear={() => change({ owner: '', from: '', to: '', ...radarChanges({}) })}
        actions={<ListExport list={expiry.list.id} query={query} total={answer.data?.totalElements} />}
        empty={{ title: 'Nothing runs out', text: 'No document ends within the next 90 days.' }}
      />
    </Stack>
  )
}
