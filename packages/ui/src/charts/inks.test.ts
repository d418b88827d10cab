import { describe, expect, it } from 'vitest'
import { contrastRatio, seenDistance, toSrgb } from '../tokens/color-math.ts'
import { roleColor, toneColor } from '../tokens/colors.ts'
import type { ThemeName } from '../tokens/colors.ts'
import { inkOf, inks, patternNames, patternOf, placeInks } from './inks.ts'
import type { Ink } from './inks.ts'

const themes: readonly ThemeName[] = ['light', 'dark']
const seen = (theme: ThemeName, ink: Ink) =>
  toSrgb(ink === 'accent' ? roleColor(theme, 'accent') : toneColor(theme, ink, 'mark'))
const pairsOf = (some: readonly Ink[]) =>
  some.flatMap((one, at) => some.slice(at + 1).map((other) => [one, other] as const))
const pairs = [...pairsOf(inks), ...pairsOf(placeInks)]

/** Two and a half times the smallest step people notice in OKLab; pattern, dash and mark carry the rest. */
const leastDistance = 0.05

describe.each(['normal', 'protan', 'deutan', 'tritan'] as const)('series seen with %s vision', (vision) => {
  it.each(pairs)('%s and %s stay apart', (one, other) => {
    for (const theme of themes) {
      expect(seenDistance(seen(theme, one), seen(theme, other), vision)).toBeGreaterThan(leastDistance)
    }
  })
})

describe('series', () => {
  it.each([...new Set<Ink>([...inks, ...placeInks])])(
    '%s stands out from the ground of cards and pages',
    (ink) => {
      for (const theme of themes) {
        for (const ground of ['surface', 'canvas'] as const) {
          const ratio = contrastRatio(seen(theme, ink), toSrgb(roleColor(theme, ground)))
          expect(ratio).toBeGreaterThanOrEqual(3)
        }
      }
    },
  )

  it('has no tone of a status that wants attention for a place', () => {
    const urgent: readonly Ink[] = ['stopped', 'attention', 'held', 'review']
    expect(placeInks.filter((ink) => urgent.includes(ink))).toEqual([])
  })

  it('never share both colour and pattern', () => {
    const looks = Array.from({ length: inks.length * patternNames.length }, (_, at) =>
      [inkOf(at), patternOf(at)].join(' '),
    )
    expect(new Set(looks).size).toBe(looks.length)
  })
})
