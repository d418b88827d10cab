import { createHash } from 'node:crypto'

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

/**
 * A version 4 uuid for a row, from a hash of its own: the streams have 32 bits to begin with, which a million rows would
 * not leave unique.
 */
export function uuidOf(seedNumber: number, entity: string, index: number | string): string {
  const digest = createHash('sha256').update(`${seedNumber}/${entity}/${index}`).digest()
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x40, 6)
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = digest.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
