import { addDays } from '../time/index.ts'
import type { IsoDate } from '../time/index.ts'
import type { ProofState, VerificationResult } from './results.ts'

/** One verification of a claim, as far as its state depends on it. */
export type VerificationFact = {
  sourceCode: string
  /** sha256 of the document that was compared; null for a claim about the provider itself */
  documentHash: string | null
  result: VerificationResult
  performedOn: IsoDate
  /** first day on which it has to be done again; null for a result that holds for good */
  nextDue: IsoDate | null
}

/** State of a claim with the verification it follows from. */
export type Proof = {
  state: ProofState
  sourceCode: string | null
  performedOn: IsoDate | null
  nextDue: IsoDate | null
  /** whether a requirement rule asks for this source */
  isAsked: boolean
}

/** The claim whose state is asked for. */
export type ClaimQuestion = {
  /** the document on file; null for a claim about the provider itself */
  documentHash: string | null
  /** the source a rule asks for; without one any source counts, and a contradiction by one of them */
  sourceCode?: string | null | undefined
  today: IsoDate
}

/** First day on which a result has to be looked up again: a confirmation holds for the days of its source. */
export function nextDueOf(
  result: VerificationResult,
  performedOn: IsoDate,
  daysValid: number,
): IsoDate | null {
  return result === 'CONFIRMED' ? addDays(performedOn, Math.max(1, daysValid)) : null
}

/** State of a claim by its last verification: a source that was not reachable says nothing. */
function stateOfFact(fact: VerificationFact | undefined, today: IsoDate): ProofState {
  if (fact === undefined || fact.result === 'SOURCE_DOWN') return 'UNPROVEN'
  if (fact.result !== 'CONFIRMED') return 'CONTRADICTED'
  return fact.nextDue !== null && fact.nextDue <= today ? 'STALE' : 'VERIFIED'
}

const weight: Record<ProofState, number> = { CONTRADICTED: 3, VERIFIED: 2, STALE: 1, UNPROVEN: 0 }

/**
 * State of a claim on a day by its verifications, the oldest first. Only those that saw the document on file count; of
 * one source the last that reached it decides. Where no source is asked for, one that contradicts is above those that
 * confirm.
 */
export function proofOf(facts: readonly VerificationFact[], question: ClaimQuestion): Proof {
  const { documentHash, sourceCode = null, today } = question
  const latest = new Map<string, VerificationFact>()
  for (const fact of facts) {
    if (fact.documentHash !== documentHash || fact.result === 'SOURCE_DOWN') continue
    if (sourceCode === null || fact.sourceCode === sourceCode) latest.set(fact.sourceCode, fact)
  }
  let best: VerificationFact | undefined
  for (const fact of latest.values()) {
    if (best === undefined || weight[stateOfFact(fact, today)] > weight[stateOfFact(best, today)]) best = fact
  }
  return {
    state: stateOfFact(best, today),
    sourceCode: best?.sourceCode ?? sourceCode,
    performedOn: best?.performedOn ?? null,
    nextDue: best?.nextDue ?? null,
    isAsked: sourceCode !== null,
  }
}
