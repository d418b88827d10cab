import { claimKinds, verificationMethods } from '@capiz/domain/reference'
import { proofStates, verificationResults } from '@capiz/domain/verification'
import * as v from 'valibot'
import { CodeOf, Id, Instant, OptionalPattern, OptionalText, ReplyDay, Text } from './common.ts'

const Claim = v.picklist(claimKinds.map(({ code }) => code))
const Method = v.picklist(
  verificationMethods.map(({ code }) => code),
  'Choose how the source was asked.',
)
const Result = v.picklist(verificationResults, 'Choose the result.')

/** One claim: what a document, or a provider by itself, says that a source can prove (our addition). */
export const VerificationClaim = v.object({
  ownerType: v.picklist(['facility', 'physician']),
  ownerCode: v.string(),
  ownerName: v.string(),
  ownerStatus: v.string(),
  sourceCode: v.string(),
  source: v.string(),
  claim: v.string(),
  address: v.nullable(v.string()),
  method: v.string(),
  daysValid: v.number(),
  /** null, as are the fields of the document, for a claim about the provider itself */
  documentTypeCode: v.nullable(v.string()),
  documentType: v.nullable(v.string()),
  entity: v.nullable(v.string()),
  uuid: v.nullable(v.string()),
  fileName: v.nullable(v.string()),
  documentHash: v.nullable(v.string()),
  validityDate: v.nullable(ReplyDay),
  /** number on the record that the source knows it by */
  number: v.nullable(v.string()),
  state: v.picklist(proofStates),
  /** whether a requirement rule asks for this source */
  isAsked: v.boolean(),
  /** the last verification that reached the source */
  result: v.nullable(v.string()),
  performedBy: v.nullable(v.string()),
  performedDate: v.nullable(Instant),
  nextDue: v.nullable(ReplyDay),
  canVerify: v.boolean(),
  /** why the caller may not verify it */
  problem: v.nullable(v.string()),
})

/** How many claims there are, by state and source, and what is due and not yet done. */
export const VerificationCounts = v.object({
  asOf: v.string(),
  total: v.number(),
  states: v.array(
    v.object({ state: v.picklist(proofStates), facilities: v.number(), physicians: v.number() }),
  ),
  sources: v.array(v.object({ sourceCode: v.string(), source: v.string(), open: v.number() })),
  /** confirmations that have come due again and were not repeated, with the day of the oldest */
  due: v.object({ count: v.number(), since: v.nullable(ReplyDay) }),
})

/** Plain parts of a verification; a file beside them is its evidence. */
export const VerificationInput = v.object({
  ownerCode: CodeOf('facility', 'physician'),
  sourceCode: v.pipe(Text(30), v.toUpperCase()),
  documentTypeCode: OptionalText(30),
  /** hash of the document that was compared; another one on file refuses the verification */
  documentHash: OptionalPattern(/^[0-9a-f]{64}$/, 'This is not the hash of a document.'),
  method: Method,
  result: Result,
  found: OptionalText(1000),
})

/** A verification as it was done. */
export const VerificationEntry = v.object({
  id: Id,
  ownerCode: v.string(),
  sourceCode: v.string(),
  source: v.string(),
  claim: Claim,
  documentTypeCode: v.nullable(v.string()),
  documentHash: v.nullable(v.string()),
  claimed: v.record(v.string(), v.nullable(v.string())),
  method: v.string(),
  result: Result,
  found: v.nullable(v.string()),
  /** evidence file, by which it is downloaded */
  evidenceUuid: v.nullable(v.string()),
  nextDue: v.nullable(ReplyDay),
  performedBy: v.string(),
  performedDate: Instant,
})

/** Form of an upload of answers: the source they came from. */
export const VerificationUpload = v.object({ sourceCode: v.pipe(Text(30), v.toUpperCase()) })
