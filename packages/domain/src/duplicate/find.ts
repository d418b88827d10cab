import { duplicateThreshold, scoreFacility, scorePhysician } from './score.ts'
import type { DuplicateScore, FacilityCandidate, PhysicianCandidate } from './score.ts'

/** A record that may be the same as the candidate. */
export type Duplicate<R> = DuplicateScore & { existing: R }

function score(candidate: FacilityCandidate | PhysicianCandidate, existing: object): DuplicateScore {
  if ('lastName' in candidate) return scorePhysician(candidate, existing as PhysicianCandidate)
  return scoreFacility(candidate, existing as FacilityCandidate)
}

/** Facilities that may be the candidate, best first; the candidate itself (same code) is left out. */
export function findDuplicates<R extends FacilityCandidate>(
  candidate: FacilityCandidate,
  list: readonly R[],
  options?: { threshold?: number },
): Duplicate<R>[]
/** Physicians that may be the candidate, best first; the candidate itself (same code) is left out. */
export function findDuplicates<R extends PhysicianCandidate>(
  candidate: PhysicianCandidate,
  list: readonly R[],
  options?: { threshold?: number },
): Duplicate<R>[]
export function findDuplicates<R extends FacilityCandidate | PhysicianCandidate>(
  candidate: FacilityCandidate | PhysicianCandidate,
  list: readonly R[],
  { threshold = duplicateThreshold }: { threshold?: number } = {},
): Duplicate<R>[] {
  return list
    .filter((existing) => !candidate.code || existing.code !== candidate.code)
    .map((existing) => ({ existing, ...score(candidate, existing) }))
    .filter((duplicate) => duplicate.score >= threshold)
    .sort((a, b) => b.score - a.score || ((a.existing.code ?? '') < (b.existing.code ?? '') ? -1 : 1))
}
