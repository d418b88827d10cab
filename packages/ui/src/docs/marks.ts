/** A box in a drawing, in pixels from its top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The middle of a numbered mark. */
export interface Spot {
  x: number
  y: number
}

/** Half the size of a mark. */
export const MARK_RADIUS = 10

const GAP = 2
const OUT = MARK_RADIUS + GAP

/** Places for a mark beside a box, the best first: before it, behind, above, below, then at its corners. */
function candidates({ left, top, width, height }: Box): readonly Spot[] {
  const right = left + width
  const bottom = top + height
  const middle = { x: left + width / 2, y: top + height / 2 }
  return [
    { x: left - OUT, y: middle.y },
    { x: right + OUT, y: middle.y },
    { x: middle.x, y: top - OUT },
    { x: middle.x, y: bottom + OUT },
    { x: left, y: top - OUT },
    { x: right, y: top - OUT },
    { x: left, y: bottom + OUT },
    { x: right, y: bottom + OUT },
    { x: right - OUT, y: top + OUT },
    { x: right - OUT, y: bottom - OUT },
  ]
}

const isInside = ({ x, y }: Spot, { width, height }: { width: number; height: number }) =>
  x >= MARK_RADIUS && y >= MARK_RADIUS && x <= width - MARK_RADIUS && y <= height - MARK_RADIUS

const isClear = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y) >= 2 * MARK_RADIUS + GAP

const isFree = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.left + outer.width >= inner.left + inner.width &&
  outer.top + outer.height >= inner.top + inner.height

const covers = ({ x, y }: Spot, { left, top, width, height }: Box) =>
  x > left - MARK_RADIUS &&
  x < left + width + MARK_RADIUS &&
  y > top - MARK_RADIUS &&
  y < top + height + MARK_RADIUS

/**
 * Finds a place for the mark of every part: inside the drawing, apart from the other marks and, where there is room,
 * not on top of another part. A part that was not found has no mark.
 */
export function placeMarks(
  parts: readonly (Box | undefined)[],
  drawing: { width: number; height: number },
): (Spot | undefined)[] {
  const placed: Spot[] = []
  return parts.map((part) => {
    if (part === undefined) return undefined
    const free = candidates(part).filter(
      (spot) => isInside(spot, drawing) && placed.every((other) => isClear(spot, other)),
    )
    const others = parts.filter((other) => other !== undefined && other !== part && !isFree(other, part))
    const clear = free.find((spot) => !others.some((other) => other !== undefined && covers(spot, other)))
    const spot = clear ?? free[0] ?? { x: part.left + MARK_RADIUS, y: part.top + MARK_RADIUS }
    placed.push(spot)
    return spot
  })
}
