import type { DocumentState } from '../document/index.ts'
import type { VersionState } from '../effective/index.ts'
import { show, type StatusPresentation } from '../status/index.ts'
import { isAccreditationStatus, type AccreditationStatusCode } from './statuses.ts'

/** Accreditation statuses of facilities, physicians and affiliations (domain model 4.2). */
export const statusPresentation: Record<AccreditationStatusCode, StatusPresentation> = {
  ON_PROCESS: show(10, 'On process', 'progress', 'clock'),
  ACCREDITED: show(20, 'Accredited', 'positive', 'check'),
  FOR_PAYMENT_ONLY: show(30, 'For payment only', 'attention', 'peso'),
  SUSPENDED: show(40, 'Suspended', 'held', 'pause'),
  WITHDRAWN: show(50, 'Withdrawn', 'neutral', 'dash'),
  DISAPPROVED: show(60, 'Disapproved', 'stopped', 'slash'),
  DISACCREDITED: show(70, 'Disaccredited', 'stopped', 'slash'),
  CLOSED: show(80, 'Closed', 'neutral', 'dash'),
}

/** States of documents by their validity (domain model 3, P3). */
export const documentStatePresentation: Record<DocumentState, StatusPresentation> = {
  EXPIRED: show(10, 'Expired', 'lapsed', 'hourglass'),
  EXPIRING: show(20, 'Expiring soon', 'attention', 'warning'),
  MISSING: show(30, 'Missing', 'stopped', 'slash'),
  // whether anybody verified it is not known here; see presentDocument
  VALID: show(40, 'On file', 'neutral', 'check'),
}

const notGiven = show(30, 'Not given', 'neutral', 'dash')
const verifiedDocument = show(40, 'Valid', 'positive', 'check')
const notVerified = show(40, 'On file, not verified', 'progress', 'clock')

/** Facts of a document besides its state. */
export type DocumentFacts = {
  /** State on the day it is shown. */
  state: DocumentState
  /** Whether the record needs the document; yes when left out. */
  required?: boolean | undefined
  /** Whether the document was verified; undefined where that is not known. */
  verified?: boolean | undefined
}

/** How a document is shown: valid only when somebody verified it, missing only when it is required. */
export function presentDocument({ state, required = true, verified }: DocumentFacts): StatusPresentation {
  if (state === 'MISSING' && !required) return notGiven
  if (state !== 'VALID' || verified === undefined) return documentStatePresentation[state]
  return verified ? verifiedDocument : notVerified
}

/** States of price sheets (domain model 3, P2). */
export const versionStatePresentation: Record<VersionState, StatusPresentation> = {
  inForce: show(10, 'In force', 'positive', 'check'),
  scheduled: show(20, 'Scheduled', 'progress', 'clock'),
  lapsed: show(30, 'Lapsed', 'lapsed', 'hourglass'),
  past: show(40, 'Past', 'neutral', 'dash'),
}

/** An accreditation status for showing; an unknown code appears neutral under its own name, never blank. */
export function presentStatus(code: string): StatusPresentation {
  if (isAccreditationStatus(code)) return statusPresentation[code]
  return show(90, code, 'neutral', 'dash')
}
