import type { PNG } from 'pngjs'

type Pixels = Pick<PNG, 'width' | 'height' | 'data'>

/** Largest difference of a channel, of 255, by which a stored colour still is that of a token: stored colours are rounded. */
export const ROUNDING = 3

/** A rectangle of a picture in px. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Returns red, green and blue of a pixel by the place of its first byte. */
export const pixelAt = ({ data }: Pixels, place: number) => [
  data[place] ?? 0,
  data[place + 1] ?? 0,
  data[place + 2] ?? 0,
]

/** Visits every pixel of two pictures of one size that differs by more than rounding. */
export function eachChange(before: Pixels, after: Pixels, visit: (place: number) => void): void {
  for (let place = 0; place < after.data.length; place += 4)
    if (
      pixelAt(before, place).some((channel, i) => Math.abs(channel - (after.data[place + i] ?? 0)) > ROUNDING)
    )
      visit(place)
}

/** Returns the rectangle that holds every changed pixel, with a margin; undefined where none changed. */
export function changedArea(before: Pixels, after: Pixels, margin = 24): Area | undefined {
  let [left, top, right, bottom] = [after.width, after.height, -1, -1]
  eachChange(before, after, (place) => {
    const [x, y] = [(place / 4) % after.width, Math.floor(place / 4 / after.width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  if (right < 0) return undefined
  const start = { left: Math.max(0, left - margin), top: Math.max(0, top - margin) }
  const end = {
    right: Math.min(after.width, right + margin + 1),
    bottom: Math.min(after.height, bottom + margin + 1),
  }
  return { ...start, width: end.right - start.left, height: end.bottom - start.top }
}
