import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from './compare.ts'

/** Number of colours of a stored screen: flat colours and the main steps between letters and ground. */
const COLOURS = 32

/** Number of colours besides that are rarer and like none of those: the red of a late day, a small mark. */
const RARE_COLOURS = 16

/** Pixels from which a rare colour, or a rare hue in all its steps, is looked at: less is the edge of a letter. */
const RARE_LEAST = 12

/** Difference of the largest and the smallest channel from which a colour has a hue; below it is a grey. */
const HUE_LEAST = 60

/** Hues counted together, in degrees. */
const HUE_STEP = 30

/** Distance from which a colour is unlike another: a third of a channel. */
const UNLIKE = 80 ** 2

/** Share of the pixels from which a colour is a flat one, which is never rounded to a neighbour. */
const FLAT_SHARE = 0.001

/** A colour as one number: red, green and blue, eight bits each. */
type Colour = number

const colourAt = (data: Buffer, place: number): Colour =>
  ((data[place] ?? 0) << 16) | ((data[place + 1] ?? 0) << 8) | (data[place + 2] ?? 0)

function countColours({ data }: Picture): Map<Colour, number> {
  const counts = new Map<Colour, number>()
  for (let place = 0; place < data.length; place += 4) {
    const colour = colourAt(data, place)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

function distance(a: Colour, b: Colour): number {
  const channel = (shift: number) => ((a >> shift) & 255) - ((b >> shift) & 255)
  return channel(16) ** 2 + channel(8) ** 2 + channel(0) ** 2
}

/** Returns the nearest colour of a palette for every colour of a picture, the darker of two as near. */
function nearest(counts: ReadonlyMap<Colour, number>, colours: Iterable<Colour>): Map<Colour, Colour> {
  // in one order, whatever order a palette was read in
  const palette = [...new Set(colours)].toSorted((a, b) => a - b)
  const found = [...counts.keys()].map((colour) => {
    let best = palette[0] ?? 0
    for (const other of palette) if (distance(colour, other) < distance(colour, best)) best = other
    return [colour, best] as const
  })
  return new Map(found)
}

function recolour(picture: Picture, colours: ReadonlyMap<Colour, Colour>): Picture {
  const data = Buffer.from(picture.data)
  for (let place = 0; place < data.length; place += 4) {
    const colour = colours.get(colourAt(data, place)) ?? 0
    data[place] = colour >> 16
    data[place + 1] = (colour >> 8) & 255
    data[place + 2] = colour & 255
    data[place + 3] = 255
  }
  return { width: picture.width, height: picture.height, data }
}

/** Returns the colour furthest from all those taken, if one is unlike them; of two as far the more frequent. */
function unlike(rare: readonly Colour[], taken: readonly Colour[]): Colour | undefined {
  const far = (colour: Colour) => Math.min(...taken.map((other) => distance(colour, other)))
  const [first] = rare.map((colour) => [colour, far(colour)] as const).toSorted(([, a], [, b]) => b - a)
  return first !== undefined && first[1] >= UNLIKE ? first[0] : undefined
}

/** Returns the hue of a colour in steps around the circle, undefined for a grey. */
function hueOf(colour: Colour): number | undefined {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255]
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range < HUE_LEAST) return undefined
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  // halves of a step are added, so that pure colours lie in the middle of theirs
  return Math.floor(((sixth * 60 + 360 + HUE_STEP / 2) % 360) / HUE_STEP)
}

/**
 * The rare colours worth a place, from the most frequent: those of enough pixels, and the first of each hue that has enough
 * in all its steps. Thin letters have few pixels of any one red, but many that are red.
 */
function rareColours(rest: readonly (readonly [colour: Colour, times: number])[]): Colour[] {
  const hues = Map.groupBy(rest, ([colour]) => hueOf(colour))
  hues.delete(undefined)
  const firsts = new Set(
    [...hues.values()]
      .filter((steps) => steps.reduce((sum, [, times]) => sum + times, 0) >= RARE_LEAST)
      .flatMap(([first]) => (first ? [first[0]] : [])),
  )
  return rest.filter(([colour, times]) => times >= RARE_LEAST || firsts.has(colour)).map(([colour]) => colour)
}

/**
 * The most frequent colours of a picture, then the rare ones that are like none of them; of two as frequent the darker
 * first, so that the order is one.
 */
function paletteOf(counts: ReadonlyMap<Colour, number>): Colour[] {
  const sorted = [...counts].toSorted(([a, times], [b, others]) => others - times || a - b)
  const palette = sorted.slice(0, COLOURS).map(([colour]) => colour)
  const rare = rareColours(sorted.slice(COLOURS))
  for (let at = 0; at < RARE_COLOURS; at += 1) {
    const next = unlike(rare, palette)
    if (next === undefined) break
    palette.push(next)
  }
  return palette
}

/**
 * Rounds a picture to the colours of a stored one. Flat colours that the stored one does not have stay as they are, so that a
 * change of a colour is seen however near the new colour is.
 */
export function roundedLike(taken: Picture, stored: Picture): Picture {
  const counts = countColours(taken)
  const least = taken.width * taken.height * FLAT_SHARE
  const own = paletteOf(counts).filter((colour) => (counts.get(colour) ?? 0) >= least)
  return recolour(taken, nearest(counts, [...countColours(stored).keys(), ...own]))
}

/** Halves a picture in both directions; a pixel is the mean of four. */
export function halved({ width, height, data }: Picture): Picture {
  const [columns, rows] = [Math.floor(width / 2), Math.floor(height / 2)]
  const half = Buffer.alloc(columns * rows * 4, 255)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const from = (2 * row * width + 2 * column) * 4 + channel
        const below = from + width * 4
        const sum = (data[from] ?? 0) + (data[from + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0)
        half[(row * columns + column) * 4 + channel] = (sum + 2) >> 2
      }
  return { width: columns, height: rows, data: half }
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, sum])
}

/** Encodes a picture as PNG with a palette: a third of the room of one with three bytes a pixel. */
export function encodePalette(picture: Picture): Buffer {
  const counts = countColours(picture)
  const palette = paletteOf(counts)
  const { data, width, height } = recolour(picture, nearest(counts, palette))
  const place = new Map(palette.map((colour, at) => [colour, at]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      rows[row * (width + 1) + column + 1] = place.get(colourAt(data, (row * width + column) * 4)) ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // eight bits a pixel, colours by palette
  head.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
