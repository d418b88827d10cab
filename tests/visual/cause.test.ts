import { describe, expect, it } from 'vitest'
import { toHex, toSrgb } from '../../packages/ui/src/tokens/color-math.ts'
import { roleColor } from '../../packages/ui/src/tokens/colors.ts'
import { changedArea } from './area.ts'
import { causeOf } from './cause.ts'
import type { Picture } from './compare.ts'

const white = [255, 255, 255] as const
const accent = toSrgb(roleColor('light', 'accent')).map((channel) => Math.round(channel * 255))

/** A white picture with a rectangle of one colour. */
function draw(width: number, height: number, color: readonly number[], x = 40, y = 30, size = 10): Picture {
  const data = Buffer.alloc(width * height * 4, 255)
  for (let row = y; row < y + size; row += 1)
    for (let column = x; column < x + size; column += 1) data.set([...color, 255], (row * width + column) * 4)
  return { width, height, data }
}

describe('the cause of a difference', () => {
  it('is a token where one colour became another, named after the colour it has now', () => {
    const before = draw(100, 80, [2, 120, 90])
    const cause = causeOf('data-tag/default.light.1024.png', before, draw(100, 80, accent))
    expect(cause).toBe(`Colour #02785a to ${toHex(toSrgb(roleColor('light', 'accent')))}: accent`)
    expect(causeOf('primitives-link/a.light.320.png', draw(60, 60, [2, 120, 90]), draw(60, 60, accent))).toBe(
      cause,
    )
  })

  it('is the component where something moved', () => {
    const moved = causeOf(
      'data-tag/default.light.1024.png',
      draw(100, 80, accent),
      draw(100, 80, accent, 60, 40),
    )
    expect(moved).toBe('Component data-tag')
  })

  it('is the size where that changed', () => {
    expect(causeOf('data-tag/long.dark.320.png', draw(100, 80, white), draw(100, 90, white))).toBe(
      'Size of data-tag',
    )
  })
})

describe('the changed area', () => {
  it('holds what changed with a margin, and stays inside the picture', () => {
    const before = draw(200, 100, white)
    expect(changedArea(before, draw(200, 100, accent))).toEqual({ left: 16, top: 6, width: 58, height: 58 })
    expect(changedArea(before, draw(200, 100, accent, 0, 0))).toEqual({
      left: 0,
      top: 0,
      width: 34,
      height: 34,
    })
  })

  it('is nothing where only the rounding of stored colours differs', () => {
    expect(changedArea(draw(100, 80, [2, 120, 90]), draw(100, 80, [4, 120, 92]))).toBeUndefined()
  })
})
