import { verification } from '@capiz/api/contract/verification'
import { EmptyState } from '@capiz/ui/EmptyState'
import { Link, LinkButton } from '@capiz/ui/Link'
import { PageHeader } from '@capiz/ui/PageHeader'
import { Stack } from '@capiz/ui/Stack'
import { mediaQuery } from '@capiz/ui/tokens'
import { useMediaQuery } from '@capiz/ui/hooks/useMediaQuery'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../platform/data/query.tsx'
import { usePageTitle } from '../../platform/routing/page-title.ts'
import { useUrlState } from '../../platform/routing/url-state.ts'
import { useCan } from '../../platform/session/session.ts'
import { useShortcuts } from '../../platform/shortcuts/shortcuts.ts'
import { type Claim, claimKey, neighbour } from './claim.ts'
import { ClaimPanel } from './ClaimPanel.tsx'
import { ClaimList, pathOf } from './ClaimList.tsx'
import { claimsQuery, claimsSchema, isByUrgency } from './claims-state.ts'
import * as styles from './verification.css.ts'

/** Keys that go to the next and the previous claim of the page. */
function useClaimKeys(claims: readonly Claim[], key: string, go: (claim: string) => void): void {
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

const noClaims: readonly Claim[] = []

/** The claim beside the list. */
function Panel({ claim, onDone }: { claim: Claim | undefined; onDone: () => void }): ReactElement {
  return claim === undefined ? (
    <EmptyState title="No claim is chosen">Choose a claim of the list to verify it.</EmptyState>
  ) : (
    <div className={styles.panel}>
      <ClaimPanel key={claimKey(claim)} claim={claim} onDone={onDone} />
    </div>
  )
}

/** Opens at its beginning, with the focus on its way back to the list it takes the place of. */
function ClaimAlone({
  claim,
  back,
  onDone,
}: {
  claim: Claim
  back: string
  onDone: () => void
}): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.querySelector('a')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <Stack gap={3}>
      <div ref={place}>
        <Link href={back}>Back to the claims</Link>
      </div>
      <ClaimPanel claim={claim} onDone={onDone} />
    </Stack>
  )
}

/** Claims left to verify, the most urgent first; one of them beside the list with its source and the form of the result, or alone where there is no room beside. */
export function VerificationQueue(): ReactElement {
  usePageTitle('Verification')
  const [state, change] = useUrlState(claimsSchema)
  const { pathname } = useLocation()
  const can = useCan()
  const hasRoomBeside = useMediaQuery(mediaQuery.railFull)
  const hasPointer = useMediaQuery(mediaQuery.hover)
  const query = claimsQuery(state)
  const answer = useCall(verification.list, { query }, { keepsPrevious: true })
  const claims = answer.data?.content ?? noClaims
  // without room beside the list a claim is shown only once it is chosen
  const current = hasRoomBeside
    ? neighbour(claims, state.claim, 0)
    : claims.find((claim) => claimKey(claim) === state.claim)
  const currentKey = current === undefined ? '' : claimKey(current)
  const go = useMemo(() => (claim: string) => change({ claim }, true), [change])
  useClaimKeys(claims, currentKey, go)
  const onDone = (): void => {
    const next = neighbour(claims, currentKey, 1)
    change({ claim: next === undefined ? '' : claimKey(next) }, true)
  }
  return (
    <Stack gap={4}>
      <PageHeader
        title="Verification"
        description={`Claims to look up at the source${isByUrgency(state) ? ': the most urgent first, then by end of validity' : ''}.${hasRoomBeside && hasPointer ? ' J and K go to the next and previous.' : ''}`}
        actions={
          can('HF_EDIT') || can('PHY_EDIT') ? (
            <LinkButton href={`${pathname.replace(/\/$/, '')}-by-file`}>Verify by file</LinkButton>
          ) : undefined
        }
      />
      {current !== undefined && !hasRoomBeside ? (
        <ClaimAlone
          key={currentKey}
          claim={current}
          back={pathOf(pathname, { ...state, claim: '' })}
          onDone={onDone}
        />
      ) : (
        <ClaimList
          {...{ state, change, answer, query, currentKey }}
          panel={hasRoomBeside ? <Panel claim={current} onDone={onDone} /> : undefined}
        />
      )}
    </Stack>
  )
}
