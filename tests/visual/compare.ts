import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Area } from './area.ts'

/** A decoded picture: four bytes per pixel (red, green, blue, alpha), row after row from the top. */
export type Picture = Pick<PNG, 'width' | 'height' | 'data'>

/**
 * Colour distance, from 0 to 1, above which two pixels differ. It lies between the largest rounding of a stored picture
 * (`encodePicture`, 0.0078) and the smallest distance of two colours that differ by 9 of 255 in a channel (0.0105).
 */
const COLOUR_THRESHOLD = 0.01

/** Number of different pixels that still count as the same picture: less than the smallest visible change. */
const PIXEL_TOLERANCE = 8

/** Distance between the values a channel can have in a stored picture. */
const STEP = 4

/** Two pictures that differ. */
export interface Difference {
  reason: string
  /** A PNG with the changed pixels marked, on the larger of two sizes. */
  picture: Buffer
}

/** Compares two pictures; undefined when they show the same. */
export function comparePictures(before: Picture, after: Picture): Difference | undefined {
  const [old, now] = [size(before), size(after)]
  if (old !== now) return { reason: `size changed from ${old} to ${now}`, picture: drawSizes(before, after) }
  const changed = countChanged(before, after)
  if (changed <= PIXEL_TOLERANCE) return undefined
  const marked = new PNG({ width: after.width, height: after.height })
  countChanged(before, after, marked.data)
  return { reason: `${changed} pixels changed`, picture: write(marked) }
}

/** Marks the changed pixels of two pictures of different sizes; what one of them does not reach counts as changed. */
function drawSizes(before: Picture, after: Picture): Buffer {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const [old, now] = [before, after].map((picture, index) => {
    const whole = new PNG({ width, height })
    // Two greys that no page has beside each other, so that the edge beyond a picture is never alike.
    whole.data.fill(index === 0 ? 96 : 160)
    for (let row = 0; row < picture.height; row += 1)
      whole.data.set(
        picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4),
        row * width * 4,
      )
    return whole
  })
  const marked = new PNG({ width, height })
  if (old !== undefined && now !== undefined) countChanged(old, now, marked.data)
  return write(marked)
}

/** Cuts a rectangle out of a picture, as a PNG file. */
export function cropPicture({ width, data }: Picture, area: Area): Buffer {
  const part = new PNG({ width: area.width, height: area.height })
  for (let row = 0; row < area.height; row += 1) {
    const from = ((area.top + row) * width + area.left) * 4
    part.data.set(data.subarray(from, from + area.width * 4), row * area.width * 4)
  }
  return write(part)
}

/** Counts the pixels that differ and marks them in `output`; drawing it takes as long again as comparing. */
function countChanged(before: Picture, { width, height, data }: Picture, output?: Buffer): number {
  return pixelmatch(before.data, data, output, width, height, {
    threshold: COLOUR_THRESHOLD,
    includeAA: true,
    alpha: 0.25,
    diffColor: [214, 0, 110],
  })
}

/** Decodes a PNG file. */
export function decodePicture(file: Buffer): Picture {
  return PNG.sync.read(file)
}

/** Encodes a picture as PNG, with colours rounded so that the committed files take less room. */
export function encodePicture({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height })
  png.data.set(data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)))
  return write(png)
}

const size = ({ width, height }: Picture) => `${width} x ${height}`

/** Writes without alpha and without row filters: flat areas of a screen compress best that way. */
const write = (png: PNG) => PNG.sync.write(png, { colorType: 2, filterType: 0, deflateStrategy: 0 })
