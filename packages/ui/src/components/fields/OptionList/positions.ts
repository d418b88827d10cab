type Options = Iterable<{ readonly key: string | number }>

const known = new WeakMap<Options, ReadonlyMap<string | number, number>>()

/** Returns the position of an option among those of a list, from 1; undefined where it is not among them. */
export function positionIn(options: Options, key: string): number | undefined {
  const positions = known.get(options) ?? new Map([...options].map((option, at) => [option.key, at + 1]))
  known.set(options, positions)
  return positions.get(key)
}
