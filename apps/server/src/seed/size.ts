/** Sizes of the sample data: for tests, for showing, for measuring. */
export const seedSizes = ['tiny', 'demo', 'large'] as const

/** One size of the sample data. */
export type SeedSize = (typeof seedSizes)[number]

/** Rows of the entities that are counted, per size; everything else follows from these (domain model 13). */
const counts = {
  facility: [12, 300, 10_000],
  physician: [40, 2000, 100_000],
  user: [12, 60, 6000],
  coveredAccount: [6, 400, 12_000],
  activity: [30, 3000, 200_000],
  audit: [100, 8000, 500_000],
  /** requests besides the applications, which follow from the facilities */
  request: [36, 620, 48_000],
} as const satisfies Record<string, readonly [number, number, number]>

/** An entity whose rows are counted. */
export type Counted = keyof typeof counts

/** A place in the sizes: 0 for rows that are already in tiny, 1 for those that come with demo, 2 with large. */
export type Level = 0 | 1 | 2

/** A number per size. */
export type PerLevel = readonly [number, number, number]

const levels: readonly Level[] = [0, 1, 2]

/** The levels a size is made of. */
export function levelsOf(size: SeedSize): readonly Level[] {
  return levels.slice(0, seedSizes.indexOf(size) + 1)
}

/** How many rows of an entity there are in the smallest size that has this level: what its rows may refer to. */
export function reach(entity: Counted, level: Level): number {
  return counts[entity][level]
}

/** First and last-plus-one index that a level adds. */
export function rangeOf(numbers: PerLevel, level: Level): readonly [from: number, to: number] {
  return [level === 0 ? 0 : numbers[(level - 1) as Level], numbers[level]]
}

/** Every index of an entity in a size with the level it belongs to, in order. */
export function* indices(entity: Counted, size: SeedSize): Generator<readonly [index: number, level: Level]> {
  for (const level of levelsOf(size)) {
    const [from, to] = rangeOf(counts[entity], level)
    for (let index = from; index < to; index++) yield [index, level]
  }
}

/**
 * Shares things out among owners so that a thing has the same owner in every size and no owner gets the same turn
 * twice. Answers the owner and which of the owner's things it is.
 */
export function shareOut(
  index: number,
  level: Level,
  things: PerLevel,
  owners: PerLevel,
): { owner: number; turn: number } {
  const before = levels
    .filter((each) => each < level)
    .reduce<number>((sum, each) => sum + Math.ceil(things[each] / owners[each]), 0)
  return { owner: index % owners[level], turn: before + Math.floor(index / owners[level]) }
}
