import type { OutputOf } from '@capiz/api/contract/define'
import type { duplicate } from '@capiz/api/contract/duplicate'

type Reason = OutputOf<typeof duplicate.pairs>['content'][number]['reasons'][number]

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Makes one sentence of its parts. */
const sentence = (parts: readonly string[]): string =>
  parts.map((part, index) => (index === 0 ? part : small(part))).join('; ')

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

/** All fields that were compared, in one sentence. */
export function reasonsText(reasons: readonly Reason[]): string {
  const { same, near, different } = labelsOf(reasons)
  return sentence([...joined('Same ', same), ...near, ...joined('Different ', different)])
}

/** The reasons in two lines of a table: what agrees, the heaviest of what nearly does, and the rest by number. */
export function reasonsSummary(reasons: readonly Reason[]): string {
  const { same, near, different } = labelsOf(reasons)
  const [nearest, ...others] = near
  return sentence([
    ...joined('Same ', same),
    ...(nearest === undefined ? [] : [nearest]),
    ...(others.length === 0 ? [] : [`${others.length} more nearly the same`]),
    ...(different.length > 2 ? [`${different.length} differ`] : joined('Different ', different)),
  ])
}
