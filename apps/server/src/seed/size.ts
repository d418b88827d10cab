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

/** The indices of an entity that a level adds. */
export function* indicesAt(entity: Counted, level: Level): Generator<number> {
  const [from, to] = rangeOf(counts[entity], level)
  for (let index = from; index < to; index++) yield index
}

/** Every index of an entity in a size with the level it belongs to, in order. */
export function* indices(entity: Counted, size: SeedSize): Generator<readonly [index: number, level: Level]> {
  for (const level of levelsOf(size)) for (const index of indicesAt(entity, level)) yield [index, level]
}

/** The smallest size an index of an entity is in. */
export function levelOf(entity: Counted, index: number): Level {
  const level = levels.find((each) => index < counts[entity][each])
  if (level === undefined) throw new Error(`No size has ${entity} ${index}.`)
  return level
}

/** Things that belong to a counted entity: how many each level adds, shared out among what that level adds of it. */
export interface Shared {
  owners: Counted
  things: PerLevel
}

/** Owner of a thing and which of the owner's things it is; the same in every size. */
export function ownerOf(
  { owners, things }: Shared,
  index: number,
  level: Level,
): { owner: number; turn: number } {
  const [firstThing] = rangeOf(things, level)
  const [firstOwner, lastOwner] = rangeOf(counts[owners], level)
  const count = lastOwner - firstOwner
  return {
    owner: firstOwner + ((index - firstThing) % count),
    turn: Math.floor((index - firstThing) / count),
  }
}

/** The first thing of an owner, or undefined when it has none. */
export function firstThingOf({ owners, things }: Shared, owner: number): number | undefined {
  const level = levelOf(owners, owner)
  const [firstThing, lastThing] = rangeOf(things, level)
  const index = firstThing + owner - rangeOf(counts[owners], level)[0]
  return index < lastThing ? index : undefined
}
