/** A row's own source of chance: what it gives depends on nothing but the seed number, the entity and the index. */
export interface Stream {
  /** from 0 (included) to 1 (not included) */
  next: () => number
  /** a whole number, both ends included */
  int: (least: number, most: number) => number
  /** whether something of this likelihood (0 to 1) happens */
  chance: (likelihood: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** one of the values, as often as its weight says */
  weighted: <T>(weights: readonly (readonly [value: T, weight: number])[]) => T
}

/** FNV-1a over the text, then stirred so that neighbouring indices have nothing in common. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 0
}

/** The stream of row `index` of an entity (domain model 13). */
export function stream(seedNumber: number, entity: string, index: number | string): Stream {
  let state = hash(`${seedNumber}/${entity}/${index}`)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error(`There is nothing to pick from for ${entity} ${index}.`)
    return list[int(0, list.length - 1)] as T
  }
  function weighted<T>(weights: readonly (readonly [T, number])[]): T {
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
    let left = next() * total
    for (const [value, weight] of weights) {
      left -= weight
      if (left < 0) return value
    }
    return pick(weights)[0]
  }
  return { next, int, chance: (likelihood) => next() < likelihood, pick, weighted }
}

/** A version 4 uuid out of a stream. */
export function uuidOf(source: Stream): string {
  const hex = Array.from({ length: 32 }, () => source.int(0, 15).toString(16))
  hex[12] = '4'
  hex[16] = source.pick(['8', '9', 'a', 'b'])
  const text = hex.join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  )
}
