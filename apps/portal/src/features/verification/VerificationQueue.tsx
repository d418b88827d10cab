import type { Page } from '@capiz/api/contract/define'
import { expiry } from '@capiz/api/contract/expiry'
import { verification } from '@capiz/api/contract/verification'
import { EmptyState } from '@capiz/ui/EmptyState'
import { LinkButton } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../platform/data/query.tsx'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { useUrlState, writeUrlState } from '../../platform/routing/url-state.ts'
import { useCan } from '../../platform/session/session.ts'
import { useShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { PagedList } from '../../patterns/PagedList.tsx'
import { type Claim, claimKey, neighbour } from './claim.ts'
import { ClaimPanel } from './ClaimPanel.tsx'
import {
  claimsChanges,
  claimsFilters,
  claimsQuery,
  claimsSchema,
  type ClaimsState,
  claimsValues,
} from './claims-state.ts'
import { claimTabs } from './claim-tabs.ts'
import { columnsFor } from './columns.tsx'
import * as styles from './verification.css.ts'

/** Address of the queue in a state. */
function pathOf(pathname: string, state: ClaimsState): string {
  const params = writeUrlState(claimsSchema, new URLSearchParams(), state).toString()
  return params === '' ? pathname : `${pathname}?${params}`
}

/** Keys that go to the next and the previous claim of the page. */
function useWalk(claims: readonly Claim[], key: string, go: (claim: string) => void): void {
  const shortcuts = useMemo(() => {
    const to = (step: -1 | 1) => () => {
      const next = neighbour(claims, key, step)
      if (next !== undefined) go(claimKey(next))
    }
    return [
      { keys: 'j', label: 'Next claim', run: to(1) },
      { keys: 'k', label: 'Previous claim', run: to(-1) },
    ]
  }, [claims, key, go])
  useShortcuts(shortcuts)
}

function useFilters() {
  const counts = useCall(verification.counts, { query: {} }).data
  const documents = useCall(expiry.counts, { query: {} }).data
  const sources = (counts?.sources ?? []).map(({ sourceCode, source }) => ({
    value: sourceCode,
    label: source,
  }))
  const types = (documents?.types ?? []).flatMap(({ docType, label }) =>
    docType === null ? [] : [{ value: docType, label }],
  )
  return { counts, options: { sources, types } }
}

const noClaims: readonly Claim[] = []

interface ClaimListProps {
  state: ClaimsState
  change: (changes: Partial<ClaimsState>, isReplaced?: boolean) => void
  answer: UseQueryResult<Page<Claim>>
  query: ReturnType<typeof claimsQuery>
  currentKey: string
  /** the claim that is looked at, beside the list */
  panel: ReactElement
}

/** The claims as a list; the address of a row is the queue with that claim beside it. */
function ClaimList({ state, change, answer, query, currentKey, panel }: ClaimListProps): ReactElement {
  const { pathname } = useLocation()
  const { counts, options } = useFilters()
  const hasState = query.state.includes(',')
  const columns = useMemo(() => columnsFor(currentKey, hasState), [currentKey, hasState])
  return (
    <PagedList
      label="Claims"
      nouns={['claim', 'claims']}
      name="verification"
      tabs={claimTabs(state, counts, (one) => pathOf(pathname, { ...state, state: one, page: 0, claim: '' }))}
      tabsLabel="State"
      columns={columns}
      answer={answer}
      state={state}
      onPlace={(place) => change({ ...place, claim: '' })}
      rowKey={claimKey}
      rowHref={(row) => pathOf(pathname, { ...state, claim: claimKey(row) })}
      selectionMode="none"
      search={{
        label: 'Search providers',
        placeholder: 'Provider',
        term: state.owner,
        onTerm: (owner) => change({ owner, page: 0, claim: '' }, true),
      }}
      filters={claimsFilters(options)}
      values={claimsValues(state)}
      onValues={(next) => change(claimsChanges(next))}
      isFiltered={state.state !== ''}
      onClear={() => change({ owner: '', state: '', ...claimsChanges({}) })}
      exports={{ list: verification.list.id, query }}
      empty={{ title: 'Nothing is left to verify', text: 'Every claim is verified and none is due again.' }}
      beside={{ className: styles.desk, content: panel }}
    />
  )
}

/** Claims left to verify, the most urgent first; the one looked at beside them with its source and the form of the result. */
export function VerificationQueue(): ReactElement {
  usePageTitle('Verification')
  const [state, change] = useUrlState(claimsSchema)
  const { pathname } = useLocation()
  const can = useCan()
  const query = claimsQuery(state)
  const answer = useCall(verification.list, { query }, { keepsPrevious: true })
  const claims = answer.data?.content ?? noClaims
  const current = neighbour(claims, state.claim, 0)
  const currentKey = current === undefined ? '' : claimKey(current)
  const go = useMemo(() => (claim: string) => change({ claim }, true), [change])
  useWalk(claims, currentKey, go)
  const onDone = (): void => {
    const next = neighbour(claims, currentKey, 1)
    change({ claim: next === undefined ? '' : claimKey(next) }, true)
  }
  return (
    <Stack gap={4}>
      <PageHeader
        title="Verification"
        description="What documents and providers claim, to be looked up at the source. J and K go to the next and the previous claim."
        actions={
          can('HF_EDIT') || can('PHY_EDIT') ? (
            <LinkButton href={`${pathname.replace(/\/$/, '')}-by-file`}>Verify by file</LinkButton>
          ) : undefined
        }
      />
      <ClaimList
        {...{ state, change, answer, query, currentKey }}
        panel={
          current === undefined ? (
            <EmptyState title="No claim is chosen">Choose a claim of the list to verify it.</EmptyState>
          ) : (
            <div className={styles.panel}>
              <ClaimPanel key={currentKey} claim={current} onDone={onDone} />
            </div>
          )
        }
      />
    </Stack>
  )
}
