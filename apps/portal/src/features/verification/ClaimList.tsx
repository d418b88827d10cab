import type { Page } from '@capiz/api/contract/define'
import { expiry } from '@capiz/api/contract/expiry'
import { verification } from '@capiz/api/contract/verification'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../platform/data/query.tsx'
import { writeUrlState } from '../../platform/routing/url-state.ts'
import { countedHeading } from '../../patterns/counted-heading.ts'
import { PagedList } from '../../patterns/PagedList.tsx'
import { type Claim, claimKey, urgencyHeading } from './claim.ts'
import {
  claimsChanges,
  claimsFilters,
  type claimsQuery,
  claimsSchema,
  type ClaimsState,
  claimsValues,
  isByUrgency,
} from './claims-state.ts'
import { claimTabs } from './claim-tabs.ts'
import { columnsFor } from './columns.tsx'
import * as styles from './verification.css.ts'

/** Returns the address of the queue in a state. */
export function pathOf(pathname: string, state: ClaimsState): string {
  const params = writeUrlState(claimsSchema, new URLSearchParams(), state).toString()
  return params === '' ? pathname : `${pathname}?${params}`
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

interface ClaimListProps {
  state: ClaimsState
  change: (changes: Partial<ClaimsState>, isReplaced?: boolean) => void
  answer: UseQueryResult<Page<Claim>>
  query: ReturnType<typeof claimsQuery>
  currentKey: string
  /** the claim that is looked at, beside the list; undefined without room for it */
  panel: ReactElement | undefined
}

/** The claims as a list; the address of a row is the queue with that claim beside it. */
export function ClaimList({ state, change, answer, query, currentKey, panel }: ClaimListProps): ReactElement {
  const { pathname } = useLocation()
  const { counts, options } = useFilters()
  const hasStates = query.state.includes(',')
  const isGrouped = hasStates && isByUrgency(state)
  const columns = useMemo(
    () => columnsFor(currentKey, { hasStates, isGrouped }),
    [currentKey, hasStates, isGrouped],
  )
  const { data } = answer
  const groupOf = useMemo(
    () => (isGrouped && data ? countedHeading(data, urgencyHeading) : undefined),
    [isGrouped, data],
  )
  return (
    <PagedList
      label="Claims"
      nouns={['claim', 'claims']}
      name="verification"
      tabs={claimTabs(state, counts, (one) => pathOf(pathname, { ...state, state: one, page: 0, claim: '' }))}
      tabsLabel="State"
      columns={columns}
      {...(groupOf && { groupOf })}
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
