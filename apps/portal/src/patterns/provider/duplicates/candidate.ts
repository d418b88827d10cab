import { presentStatus } from '@capiz/domain/accreditation'
import type { DuplicateCandidate } from '@capiz/ui/DuplicateCandidates'
import { type Lookalike, type ProviderKind, recordHref } from '../provider.ts'

/** A likely duplicate as it is shown: what it is, where, how it stands, and what both have in common. */
export function candidateOf(kind: ProviderKind, found: Lookalike): DuplicateCandidate {
  const { accreditationStatusCode: status } = found
  return {
    code: found.code,
    name: found.name,
    score: found.score,
    facts: [found.type, found.city, status ? presentStatus(status).label : undefined]
      .filter(Boolean)
      .join(', '),
    signals: found.reasons,
    href: recordHref({ kind, code: found.code }),
  }
}
