import { presentStatus } from '@capiz/domain/accreditation'
import { tierLabels } from '@capiz/domain/duplicate'
import { formatDay, isIsoDate } from '@capiz/domain/time'
import type { DuplicateCandidate } from '@capiz/ui/accreditation/DuplicateCandidates'
import { type PossibleDuplicate, type ProviderKind, recordHref } from '../provider.ts'

/** A value in common as it is read: days as words, anything else as it is; null where the reader may not see it. */
export function valueText(value: string | null | undefined): string | null {
  if (value === null || value === undefined) return null
  return isIsoDate(value) ? formatDay(value) : value
}

/** The sign before a comparison: the same, nearly, different. */
export function likenessMark(likeness: string | null | undefined): string {
  return likeness === 'same' ? '=' : likeness === 'near' ? '≈' : likeness === 'different' ? '≠' : ''
}

/** How much a comparison counts: its evidence in bits with a sign, else the points of the specified score. */
export function weightText({ bits, points }: { bits?: number | null | undefined; points: number }): string {
  if (bits === null || bits === undefined) return String(points)
  return `${bits < 0 ? '−' : '+'}${Math.abs(bits).toFixed(1)}`
}

/** A likely duplicate as it is shown: what it is, where, how it stands, and what both have in common. */
export function candidateOf(kind: ProviderKind, found: PossibleDuplicate): DuplicateCandidate {
  const { accreditationStatusCode: status } = found
  return {
    code: found.code,
    name: found.name,
    score: found.score,
    ...(found.tier ? { verdict: tierLabels[found.tier] } : {}),
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
