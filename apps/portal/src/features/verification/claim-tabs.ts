import type { verification } from '@capiz/api/contract/verification'
import type { OutputOf } from '@capiz/api/contract/define'
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
