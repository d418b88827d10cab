export { DuplicateCandidates } from './DuplicateCandidates.tsx'
export type { DuplicateCandidate, DuplicateCandidatesProps } from './DuplicateCandidates.tsx'
