import type { Pixels } from './png.ts'

/** A picture as numbers of colours: `indices` has a byte per pixel, `colours` three bytes per colour. */
export interface Palette {
  colours: Uint8Array
  indices: Uint8Array
}

const MOST = 256

/** Colours stand apart by this much in a stored picture, so that a channel is at most half of it off. */
const STEP = 4

/**
 * Rounds every channel to a multiple of four. What is lost is below what counts as different (`compare.ts`), and a picture
 * of a screen then mostly has few enough colours for a palette: the committed pictures take a third less room.
 */
export function roundColours({ width, height, data }: Pixels): Pixels {
  return { width, height, data: data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)) }
}

/** Numbers the colours of a picture, the most used first; undefined when there are more than 256. */
export function findPalette({ data }: Pixels): Palette | undefined {
  const uses = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = colourAt(data, at)
    uses.set(colour, (uses.get(colour) ?? 0) + 1)
    if (uses.size > MOST) return undefined
  }
  const found = [...uses].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour)
  const numbers = new Map(found.map((colour, number) => [colour, number]))
  const indices = new Uint8Array(data.length / 3)
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    indices[pixel] = numbers.get(colourAt(data, pixel * 3)) ?? 0
  }
  const colours = Uint8Array.from(
    found.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]),
  )
  return { colours, indices }
}

/** Gives each pixel its colour back. */
export function applyPalette({ colours, indices }: Palette): Uint8Array {
  const data = new Uint8Array(indices.length * 3)
  for (let pixel = 0, to = 0; pixel < indices.length; pixel += 1, to += 3) {
    const from = (indices[pixel] ?? 0) * 3
    data[to] = colours[from] ?? 0
    data[to + 1] = colours[from + 1] ?? 0
    data[to + 2] = colours[from + 2] ?? 0
  }
  return data
}

const colourAt = (data: Uint8Array, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
