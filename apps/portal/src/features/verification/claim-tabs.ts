import type { verification } from '@capiz/api/contract/verification'
import type { OutputOf } from '@capiz/api/contract/define'
import { plural } from '@capiz/domain/text'
import { formatDay } from '@capiz/domain/time'
import { proofPresentation } from '@capiz/domain/verification'
import type { ViewTab } from '../../patterns/saved-views/view-query.ts'
import { claimGroups, type ClaimsState, openStates } from './claims-state.ts'

/** How many claims are in each state, as the wire brings it. */
export type ClaimCounts = OutputOf<typeof verification.counts>

/** The groups of the queue, each with the number of its claims; undefined counts leave the numbers out. */
export function claimTabs(
  state: ClaimsState,
  counts: ClaimCounts | undefined,
  hrefOf: (state: string) => string,
): ViewTab[] {
  const countOf = (group: string): number | undefined => {
    const states = (group === '' ? openStates : group).split(',')
    return counts?.states
      .filter((one) => states.includes(one.state))
      .reduce((sum, { facilities, physicians }) => sum + facilities + physicians, 0)
  }
  return claimGroups.map((group) => ({
    label: group === '' ? 'To do' : proofPresentation[group].label,
    href: hrefOf(group),
    isCurrent: state.state === group,
    count: countOf(group),
  }))
}

/** The heading of the list: how many claims it has and, where they are due again, since when the oldest is. */
export function claimsCaption(total: number | undefined, state: string, counts: ClaimCounts | undefined) {
  if (total === undefined) return 'Claims'
  const since = counts?.due.since ?? null
  const oldest = state === 'STALE' && since !== null ? `, oldest due ${formatDay(since)}` : ''
  return `${plural(total, 'claim', 'claims')}${oldest}`
}
