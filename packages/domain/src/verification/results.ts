import { choicesFrom } from '../field/index.ts'

/** Possible results of a look at a source. */
export const verificationResultChoices = choicesFrom({
  CONFIRMED: 'Confirmed',
  MISMATCH: 'Mismatch',
  NOT_FOUND: 'Not found',
  SOURCE_DOWN: 'Source not reachable',
})

/** Result of one verification. */
export type VerificationResult = (typeof verificationResultChoices)[number]['code']

/** Codes of the results in the order they are offered. */
export const verificationResults = verificationResultChoices.map(({ code }) => code)

/** States of a claim, the most urgent first. */
export const proofStates = ['CONTRADICTED', 'UNPROVEN', 'STALE', 'VERIFIED'] as const

/** State of a claim on a day. */
export type ProofState = (typeof proofStates)[number]
