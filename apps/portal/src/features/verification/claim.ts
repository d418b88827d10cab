import type { OutputOf } from '@capiz/api/contract/define'
import type { verification } from '@capiz/api/contract/verification'
import { choiceLabel } from '@capiz/domain/field'
import { claimKinds } from '@capiz/domain/reference'
import { formatDay, type IsoDate } from '@capiz/domain/time'
import { proofPresentation } from '@capiz/domain/verification'

/** A claim as the wire brings it. */
export type Claim = OutputOf<typeof verification.list>['content'][number]

/** Key of a claim in the address and in the list. */
export const claimKey = ({ ownerCode, sourceCode, documentTypeCode }: Claim): string =>
  [ownerCode, sourceCode, documentTypeCode ?? ''].join(' ')

/** Names the thing to be proved: the document, else the kind of claim. */
export const claimLabel = ({ claim, documentType }: Claim): string =>
  documentType ?? choiceLabel(claimKinds, claim) ?? claim

/** Returns the heading over the claims of one urgency; the queue is sorted by it unless another order is chosen. */
export const urgencyHeading = ({ state, isAsked }: Pick<Claim, 'state' | 'isAsked'>): string =>
  isAsked && (state === 'UNPROVEN' || state === 'STALE') ? 'Asked by a rule' : proofPresentation[state].label

/** Path of the record of a claim. */
export const ownerPath = ({ ownerType, ownerCode }: Claim): string =>
  `${ownerType === 'facility' ? '/health-facility' : '/doctor'}/${ownerCode}`

/**
 * The claim beside the list: the one the address names, else the first of the page. `step` goes on from it; at the end
 * of the page it stays.
 */
export function neighbour(claims: readonly Claim[], key: string, step: -1 | 0 | 1): Claim | undefined {
  const at = claims.findIndex((claim) => claimKey(claim) === key)
  return claims[Math.min(Math.max(at, 0) + step, claims.length - 1)] ?? claims[0]
}

/** When the proof ends, by which the claims of one urgency are in order: the next first, those that ended last. */
export function endText({ validityDate }: Pick<Claim, 'validityDate'>, today: IsoDate): string | undefined {
  if (validityDate === null) return undefined
  return `${validityDate >= today ? 'until' : 'ended'} ${formatDay(validityDate)}`
}
