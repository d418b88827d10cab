import { describe, expect, it } from 'vitest'
import { seenDistance, toSrgb } from './color-math.ts'
import { toneColor, toneNames } from './colors.ts'

const pairs = toneNames.flatMap((one, at) => toneNames.slice(at + 1).map((other) => [one, other] as const))

/** Twice the smallest step people notice in OKLab (0.02). Icon, fill and words carry the rest of the difference. */
const leastDistance = 0.04

describe.each(['normal', 'protan', 'deutan', 'tritan'] as const)(
  'status marks seen with %s vision',
  (vision) => {
    it.each(pairs)('%s and %s stay apart', (one, other) => {
      for (const theme of ['light', 'dark'] as const) {
        const [a, b] = [toneColor(theme, one, 'mark'), toneColor(theme, other, 'mark')].map(toSrgb)
        if (a === undefined || b === undefined) throw new Error('a tone has no mark')
        expect(seenDistance(a, b, vision)).toBeGreaterThan(leastDistance)
      }
    })
  },
)

describe('the measure itself', () => {
  it('finds red and green of one lightness close for deutan vision only', () => {
    const red = toSrgb([62, 0.13, 40])
    const green = toSrgb([62, 0.13, 125])
    expect(seenDistance(red, green, 'normal')).toBeGreaterThan(0.15)
    expect(seenDistance(red, green, 'deutan')).toBeLessThan(0.1)
  })

  it('is zero for one colour', () => {
    expect(seenDistance([0.2, 0.4, 0.6], [0.2, 0.4, 0.6], 'protan')).toBe(0)
  })
})
