import type { Pixels } from './png.ts'
import { encodePng } from './png.ts'

/** How far a colour channel may be off (0 to 255) before its pixel counts as different. */
const CHANNEL_TOLERANCE = 8

/** How many different pixels are still the same picture: less than the smallest visible change. */
const PIXEL_TOLERANCE = 8

const MARK = [214, 0, 110] as const

/** Two pictures that differ. */
export interface Difference {
  /** What differs, in words. */
  reason: string
  /** A PNG with the changed pixels marked; missing when the sizes differ. */
  picture?: Buffer
}

/** Compares two pictures; undefined when they show the same. */
export function comparePictures(before: Pixels, after: Pixels): Difference | undefined {
  const [old, now] = [size(before), size(after)]
  if (old !== now) return { reason: `size changed from ${old} to ${now}` }
  if (Buffer.compare(before.data, after.data) === 0) return undefined
  const changed = findChanged(before.data, after.data)
  if (changed.length <= PIXEL_TOLERANCE) return undefined
  return { reason: `${changed.length} pixels changed`, picture: encodePng(mark(after, changed)) }
}

const size = ({ width, height }: Pixels) => `${width} x ${height}`

/** Where the first byte of each changed pixel lies. */
function findChanged(before: Uint8Array, after: Uint8Array): number[] {
  const found: number[] = []
  for (let at = 0; at < after.length; at += 3) {
    let distance = 0
    for (let channel = at; channel < at + 3; channel += 1) {
      distance = Math.max(distance, Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)))
    }
    if (distance > CHANNEL_TOLERANCE) found.push(at)
  }
  return found
}

/** What stayed is faded, so that a few changed pixels are found at a glance. */
function mark({ width, height, data }: Pixels, changed: readonly number[]): Pixels {
  const marked = data.map((value) => 191 + (value >> 2))
  for (const at of changed) marked.set(MARK, at)
  return { width, height, data: marked }
}
