import type { OutputOf } from '@capiz/api/contract/define'
import type { duplicate } from '@capiz/api/contract/duplicate'

type Reason = OutputOf<typeof duplicate.pairs>['content'][number]['reasons'][number]

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Joins labels that begin alike: `Same name`, `Same city` become `Same name, city`. */
function joined(start: string, labels: readonly string[]): string[] {
  const alike = labels.filter((label) => label.startsWith(start))
  const rest = labels.filter((label) => !label.startsWith(start))
  return alike.length === 0
    ? rest
    : [start + alike.map((label) => label.slice(start.length)).join(', '), ...rest]
}

/** The labels of the fields that agree, nearly agree and differ, the heaviest first in each. */
function labelsOf(reasons: readonly Reason[]) {
  const sorted = [...reasons].toSorted((a, b) => Math.abs(b.bits ?? 0) - Math.abs(a.bits ?? 0))
  const of = (likeness: Reason['likeness']): string[] =>
    sorted.filter((one) => (one.likeness ?? 'same') === likeness).map(({ label }) => label)
  return { same: of('same'), near: of('near'), different: of('different') }
}

/** Fields that agree which a summary names, alone and beside one that nearly agrees: both fit two lines of a narrow table. */
const named = { alone: 2, beside: 1 } as const

/**
 * The heaviest reasons in one line of a table: what nearly agrees, then what agrees; what differs where nothing else is.
 * The comparison of the pair has all of them.
 */
export function reasonsSummary(reasons: readonly Reason[]): string {
  const { same, near, different } = labelsOf(reasons)
  const agreed = same.slice(0, near.length === 0 ? named.alone : named.beside)
  const alike = [...near.slice(0, 1), ...joined('Same ', agreed)]
  const parts = alike.length === 0 ? joined('Different ', different.slice(0, named.alone)) : alike
  return parts.map((part, index) => (index === 0 ? part : small(part))).join(' · ')
}
