import { matchTiers } from '@capiz/domain/duplicate'
import * as v from 'valibot'
import { CodeOf, Id, Instant, Text, Version } from './common.ts'

/** One reason two records look alike, with both values. */
const DuplicateSignal = v.object({
  signal: v.string(),
  label: v.string(),
  points: v.number(),
  candidateValue: v.nullish(v.string()),
  existingValue: v.nullish(v.string()),
  /** how the values compare, and what that counts in bits of evidence (only with a tier) */
  likeness: v.nullish(v.picklist(['same', 'near', 'different'])),
  bits: v.nullish(v.number()),
})

/** A likely duplicate, best first (domain model 6.6). */
export const DuplicateCandidate = v.object({
  code: v.string(),
  name: v.string(),
  score: v.number(),
  reasons: v.array(DuplicateSignal),
  accreditationStatusCode: v.nullish(v.string()),
  city: v.nullish(v.string()),
  type: v.nullish(v.string()),
  /** how likely it is the same, and the evidence in bits; null where only the specified score was asked for */
  tier: v.nullish(v.picklist(matchTiers)),
  bits: v.nullish(v.number()),
})

const PairSide = v.object({ code: v.string(), name: v.string(), accreditationStatusCode: v.string() })

/** Two records of the register that may be one (ADR 33). */
export const DuplicatePair = v.object({
  id: v.number(),
  kind: v.picklist(['hf', 'phy']),
  first: PairSide,
  second: PairSide,
  tier: v.picklist(matchTiers),
  bits: v.number(),
  reasons: v.array(DuplicateSignal),
  comparedDate: Instant,
  /** version of the weights it was compared by */
  weightsVersion: v.number(),
})

/** The result of comparing a whole register. */
export const DuplicateComparison = v.object({
  facilities: v.number(),
  physicians: v.number(),
  pairs: v.number(),
})

/** Body of undoing a merge. */
export const MergeUndo = v.object({ id: Id, reason: Text(500, 3) })

/** The result of undoing a merge. */
export const MergeUndone = v.object({
  returned: v.number(),
  leftBehind: v.number(),
  changedFields: v.array(v.string()),
  message: v.string(),
})

/** A merge in which a record took part. */
export const MergeRow = v.object({
  id: v.number(),
  staysCode: v.string(),
  goneCode: v.string(),
  reason: v.string(),
  createdBy: v.string(),
  createdDate: Instant,
  /** how many things moved */
  moved: v.number(),
  /** fields that were taken from the duplicate */
  fields: v.array(v.string()),
  undoneBy: v.nullable(v.string()),
  undoneDate: v.nullable(Instant),
  undoneReason: v.nullable(v.string()),
})

/** The fields whose value is taken from the duplicate. */
export const MergeFields = v.optional(v.array(Text(60)), [])

/** Body of merging two physicians. */
export const PhysicianMerge = v.object({
  code: CodeOf('physician'),
  version: Version,
  duplicateCode: CodeOf('physician'),
  duplicateVersion: Version,
  reason: Text(500, 3),
  fields: MergeFields,
})
