import { show, type StatusPresentation } from '../status/index.ts'
import type { ProofState, VerificationResult } from './results.ts'

/** How the state of a claim is shown. */
export const proofPresentation: Record<ProofState, StatusPresentation> = {
  CONTRADICTED: show(10, 'Contradicted', 'stopped', 'slash'),
  UNPROVEN: show(20, 'Not proved', 'neutral', 'dash'),
  STALE: show(30, 'To be verified again', 'attention', 'clock'),
  VERIFIED: show(40, 'Verified', 'positive', 'check'),
}

/** How the result of a verification is shown. */
export const resultPresentation: Record<VerificationResult, StatusPresentation> = {
  CONFIRMED: show(10, 'Confirmed', 'positive', 'check'),
  MISMATCH: show(20, 'Mismatch', 'stopped', 'slash'),
  NOT_FOUND: show(30, 'Not found', 'stopped', 'slash'),
  SOURCE_DOWN: show(40, 'Source not reachable', 'neutral', 'dash'),
}
