import { presentStatus } from '@capiz/domain/accreditation'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import type { DuplicateCandidate } from '@capiz/ui/DuplicateCandidates'
import { type PossibleDuplicate, type ProviderKind, recordHref } from '../provider.ts'

/** A value in common as it is read: days as words, anything else as it is; null where the reader may not see it. */
export function valueText(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null
  return isIsoDate(value) ? formatDay(value) : value
}

/** A likely duplicate as it is shown: what it is, where, how it stands, and what both have in common. */
export function candidateOf(kind: ProviderKind, found: PossibleDuplicate): DuplicateCandidate {
  const { accreditationStatusCode: status } = found
  return {
    code: found.code,
    name: found.name,
    score: found.score,
    facts: [found.type, found.city, status ? presentStatus(status).label : undefined]
      .filter(Boolean)
      .join(', '),
    signals: found.reasons.map((reason) => ({
      ...reason,
      candidateValue: valueText(reason.candidateValue),
      existingValue: valueText(reason.existingValue),
    })),
    href: recordHref({ kind, code: found.code }),
  }
}
