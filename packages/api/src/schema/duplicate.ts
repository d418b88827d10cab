import * as v from 'valibot'

/** One reason two records look alike, with both values. */
const DuplicateSignal = v.object({
  signal: v.string(),
  label: v.string(),
  points: v.number(),
  candidateValue: v.nullish(v.string()),
  existingValue: v.nullish(v.string()),
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
})
