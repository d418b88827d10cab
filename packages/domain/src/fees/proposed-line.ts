/** One changed value of a proposed line: the difference in the unit of the field and in percent, where there is one. */
interface ProposedValue {
  kind: string
  change: number | null
  percent: number | null
}

/** The part of a proposed line its place in the comparison depends on. */
export interface ComparedLine<V extends ProposedValue = ProposedValue> {
  name: string
  state: 'added' | 'removed' | 'changed' | 'same'
  changes: readonly V[]
}

/** Percent from the price in force beyond which a line stands out, and beyond which it is far. */
export const outlierPercent = { raised: 8, far: 20 } as const

/** How far a line is from the price in force; the tint of its cells says the same as its number. */
export type LineDistance = 'far' | 'raised' | 'lowered' | 'near'

/** Groups of the comparison in their order: what needs a look first comes first. */
export const lineGroups = ['outlier', 'added', 'removed', 'within', 'same'] as const

/** A group of lines in the comparison. */
export type LineGroup = (typeof lineGroups)[number]

/** Returns the value a line is compared by: its first amount in pesos, else its first value; undefined without one. */
export function mainChange<V extends ProposedValue>({
  changes,
}: Pick<ComparedLine<V>, 'changes'>): V | undefined {
  return changes.find(({ kind }) => kind === 'peso') ?? changes[0]
}

/**
 * Returns how far a line is from the price in force: `far` beyond 20 percent either way, `raised` beyond 8 percent up,
 * `lowered` from 8 percent down, else `near`. A price in force of 0 cannot be compared in percent and is `far`.
 * Percents count as they are shown, to one decimal.
 */
export function lineDistance(line: Pick<ComparedLine, 'state' | 'changes'>): LineDistance {
  const main = mainChange(line)
  if (line.state !== 'changed' || !main || main.change === null) return 'near'
  if (main.percent === null) return main.change === 0 ? 'near' : 'far'
  // as it is shown: of two lines at "+8.0%" one cannot be an outlier and the other not
  const shown = Math.round(main.percent * 10) / 10
  if (Math.abs(shown) > outlierPercent.far) return 'far'
  if (shown > outlierPercent.raised) return 'raised'
  return shown <= -outlierPercent.raised ? 'lowered' : 'near'
}

/** Returns the group of a line in the comparison. */
export function lineGroup(line: Pick<ComparedLine, 'state' | 'changes'>): LineGroup {
  if (line.state !== 'changed') return line.state
  return lineDistance(line) === 'near' ? 'within' : 'outlier'
}

const percentOf = (line: ComparedLine): number => {
  const main = mainChange(line)
  return main?.percent ?? (main?.change ? Number.POSITIVE_INFINITY : 0)
}

/** Returns lines in the order of the comparison: by group, inside a group the largest rise first and falls last. */
export function inReviewOrder<L extends ComparedLine>(lines: readonly L[]): L[] {
  const rank = (line: L) => lineGroups.indexOf(lineGroup(line))
  return lines.toSorted((a, b) => {
    const [first, second] = [percentOf(a), percentOf(b)]
    // equal infinities would subtract to NaN
    const byPercent = first === second ? 0 : second - first
    return rank(a) - rank(b) || byPercent || a.name.localeCompare(b.name)
  })
}
