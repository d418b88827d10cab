import type { OutputOf } from '@capiz/api/contract/define'
import { expiry } from '@capiz/api/contract/expiry'
import { referenceCalls } from '@capiz/api/contract/reference-list'
import { Button } from '@capiz/ui/Button'
import type { Selection } from '@capiz/ui/DataTable'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { useCan } from '../../platform/session/session.ts'
import { useCall } from '../../platform/data/query.tsx'
import { wholeList } from '../../patterns/whole-list.ts'
import { useSend } from '../../platform/data/send.ts'
import { useUrlState, writeUrlState } from '../../platform/routing/url-state.ts'
import { load } from '../../platform/loading/lazy-screen.ts'
import { today } from '../../patterns/today.ts'
import { countedHeading } from '../../patterns/counted-heading.ts'
import { DayFilters } from '../../patterns/DayFilters.tsx'
import { PagedList } from '../../patterns/PagedList.tsx'
import type { ViewTab } from '../../patterns/saved-views/view-query.ts'
import { RenewalOutcome } from './RenewalOutcome.tsx'
import { columnsOf, type ExpiringDocument } from './columns.tsx'
import { lastDayHeading } from './last-day-groups.ts'
import {
  narrowing,
  expiringChanges,
  expiringDays,
  expiringFilters,
  expiringQuery,
  expiringSchema,
  type ExpiringState,
  expiringValues,
  type Tab,
  tabLabels,
  tabs,
  tabState,
} from './expiring-state.ts'

const GraceDialog = lazy(async () => ({
  default: (await load(() => import('./GraceDialog.tsx'))).GraceDialog,
}))

const recordOf = ({ ownerType, ownerCode }: ExpiringDocument): string =>
  `${ownerType === 'facility' ? '/health-facility' : '/doctor'}/${ownerCode}`

const none: Selection = new Set()
const noRows: readonly ExpiringDocument[] = []

const headingOf = (row: ExpiringDocument): string => lastDayHeading(row, today())

const isLapsed = ({ validityDate }: ExpiringDocument): boolean =>
  validityDate !== null && validityDate < today()

/** Returns whether rows follow one another by their last day, so that those of a week stand together. */
const isByLastDay = ({ sort, bucket }: ExpiringState): boolean =>
  sort.startsWith('validityDate') && bucket !== 'missing'

/** The filters, with the types and places that occur. */
function useFilters() {
  const all = useCall(expiry.counts, { query: {} }).data
  const types = useCall(referenceCalls['hf-type'].list, { query: wholeList('hf-type') }).data?.content
  return expiringFilters({
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
}

/** Grants grace periods and ends them: the entries of the menu of a row, and their dialog. */
function useGrace() {
  const [chosen, setChosen] = useState<{ document: ExpiringDocument & { uuid: string }; isEnd: boolean }>()
  const entries = (row: ExpiringDocument) => {
    const { uuid } = row
    if (uuid === null || !row.mayGrantGrace) return []
    const open = (isEnd: boolean) => () => setChosen({ document: { ...row, uuid }, isEnd })
    const grant = { id: 'grant', label: 'Grant a grace period', onAction: open(false) }
    const isGranted = row.graceUntil !== null && row.graceUntil >= today()
    return isGranted ? [grant, { id: 'end', label: 'End the grace period', onAction: open(true) }] : [grant]
  }
  const dialog = chosen && (
    <Suspense fallback={null}>
      <GraceDialog {...chosen} onClose={() => setChosen(undefined)} />
    </Suspense>
  )
  return { entries, dialog }
}

/** Asks for renewals by mail: of one document by its menu, of many by their choice. */
function useRenewal(graceEntries: ReturnType<typeof useGrace>['entries']) {
  const [selection, setSelection] = useState<Selection>(none)
  const navigate = useNavigate()
  const can = useCan()
  const requestRenewal = useSend(expiry.askRenewal, { refresh: ['expiry.*', 'activityLog.*'] })
  const requestFor = (uuids: readonly string[]): void =>
    requestRenewal.mutate({ input: { body: { uuids: [...uuids] } } }, { onSuccess: () => setSelection(none) })
  const list = {
    selectionMode: 'multiple' as const,
    selection,
    onSelection: setSelection,
    selectionActions: (
      <Button
        size="sm"
        isPending={requestRenewal.isPending}
        pendingLabel="Asking"
        onPress={() => requestFor([...selection])}
      >
        Ask for renewal
      </Button>
    ),
    rowMenu: (row: ExpiringDocument) => [
      row.canAsk && row.uuid !== null
        ? { id: 'ask', label: 'Ask for renewal', onAction: () => requestFor([row.uuid ?? '']) }
        : {
            id: 'open',
            label: row.askProblem ?? 'Open the record',
            onAction: () => void navigate(recordOf(row)),
          },
      ...(row.effect === 'PROPOSE'
        ? [
            {
              id: 'decide',
              label: 'Decide on a suspension',
              onAction: () => void navigate(`${recordOf(row)}?act=status`),
            },
          ]
        : []),
      ...graceEntries(row),
    ],
  }
  return {
    outcome: requestRenewal.data,
    onClose: requestRenewal.reset,
    list: can('HF_EDIT') || can('PHY_EDIT') ? list : undefined,
  }
}

/** Address of the list in a state. */
function pathOf(pathname: string, state: ExpiringState): string {
  const params = writeUrlState(expiringSchema, new URLSearchParams(), state).toString()
  return params === '' ? pathname : `${pathname}?${params}`
}

type Counts = OutputOf<typeof expiry.counts>

/** How many documents are in a tab; undefined while they are read. */
function countOf(tab: Tab, counts: Counts | undefined, others: Counts | undefined): number | undefined {
  if (tab === 'not-accredited') return others?.total
  if (tab === '') return counts?.total
  const of = tab === 'missing' ? counts?.missing : counts?.buckets.find(({ bucket }) => bucket === tab)
  return of && of.facilities + of.physicians
}

/** The tabs, each with how many documents its list has under the other filters. */
function useTabs(state: ExpiringState): ViewTab[] {
  const { pathname } = useLocation()
  const counts = useCall(expiry.counts, { query: narrowing(state, '') }, { keepsPrevious: true }).data
  const others = useCall(
    expiry.counts,
    { query: narrowing(state, 'not-accredited') },
    { keepsPrevious: true },
  ).data
  return tabs.map((tab) => {
    const count = countOf(tab, counts, others)
    return {
      label: tabLabels[tab],
      href: pathOf(pathname, tabState(state, tab)),
      isCurrent: state.bucket === tab,
      ...(count !== undefined && { count }),
    }
  })
}

const columnsIn = (state: ExpiringState, rows: readonly ExpiringDocument[], mayAsk: boolean) =>
  columnsOf(rows, {
    areAccredited: narrowing(state)['accreditationStatusCode'] === 'ACCREDITED',
    areMissing: state.bucket === 'missing',
    areGrouped: isByLastDay(state),
    mayAsk,
  })

/** Documents that expire or have expired, of all providers: by the days left, kind, place and owner; renewal asked by mail. */
export function ExpiringDocuments(): ReactElement {
  usePageTitle('Expiring documents')
  const [state, change] = useUrlState(expiringSchema)
  const grace = useGrace()
  const renewal = useRenewal(grace.entries)
  const query = expiringQuery(state)
  const answer = useCall(expiry.list, { query }, { keepsPrevious: true })
  const columns = columnsIn(state, answer.data?.content ?? noRows, renewal.list !== undefined)
  return (
    <Stack gap={4}>
      <PageHeader
        title="Expiring documents"
        description="Documents and contracts of accredited providers: lapsed, ending within 90 days, or missing. Other providers have a tab of their own."
      />
      {renewal.outcome === undefined ? null : (
        <RenewalOutcome outcome={renewal.outcome} onClose={renewal.onClose} />
      )}
      <PagedList
        label="Expiring documents"
        nouns={['document', 'documents']}
        name="expiring"
        tabs={useTabs(state)}
        tabsLabel="Groups"
        columns={columns}
        answer={answer}
        state={state}
        onPlace={change}
        rowKey={({ uuid, ownerCode, docType }) => uuid ?? `${ownerCode} ${docType}`}
        rowHref={(row) => `${recordOf(row)}/documents`}
        {...(isByLastDay(state) &&
          answer.data && { groupOf: countedHeading(answer.data, headingOf), isGroupLate: isLapsed })}
        {...(state.bucket !== 'missing' && renewal.list)}
        search={{
          label: 'Search providers',
          placeholder: 'Provider',
          term: state.owner,
          onTerm: (owner) => change({ owner, page: 0 }, true),
        }}
        filters={useFilters()}
        values={expiringValues(state)}
        onValues={(next) => change(expiringChanges(next))}
        tools={
          <DayFilters
            filters={expiringDays}
            state={{ ...state }}
            onChange={(days) => change({ ...days, page: 0 })}
          />
        }
        isFiltered={state.from !== '' || state.to !== ''}
        onClear={() => change({ owner: '', from: '', to: '', ...expiringChanges({}) })}
        exports={{ list: expiry.list.id, query }}
        empty={{ title: 'Nothing runs out', text: 'No document ends within the next 90 days.' }}
      />
      {grace.dialog}
    </Stack>
  )
}
