import { describe, expect, it } from 'vitest'
import { contrastRatio, toHex, toOklch, toSrgb } from '../tokens/color-math.ts'
import { toneNames } from '../tokens/colors.ts'
import { contrastPairs } from '../tokens/contrast-pairs.ts'
import { variableName } from '../tokens/dtcg.ts'
import { readColor } from './css-color.ts'
import { darkValues } from './dark.ts'
import { brandStyle, ownValues } from './index.ts'
import type { BrandValues, Variables } from './values.ts'

const own = ownValues()
const brandOf = (light: Variables, dark: Variables = {}): BrandValues => ({
  all: {},
  light,
  dark,
  density: {},
})
const rgb = (css = '') => readColor(css)?.srgb ?? [0, 0, 0]
const isColor = (name: string) => readColor(own.dark[name] ?? '')?.alpha === 1

/** The brand of one hue: our own light colours turned to it, with the chroma multiplied. */
function turned(hue: number, vivid: number): Variables {
  const names = Object.keys(own.light).filter(isColor)
  return Object.fromEntries(
    names.map((name) => {
      const [lightness, chroma] = toOklch(rgb(own.light[name]))
      return [name, toHex(toSrgb([lightness, chroma * vivid, hue]))]
    }),
  )
}

/** Pairs of colours that miss their contrast in a theme. */
function illegible(values: Variables): string[] {
  const theme = { ...own.dark, ...values }
  const tones = toneNames.map((tone) => [`tone.${tone}.text`, `tone.${tone}.tint`, 4.5] as const)
  const colors = contrastPairs.map(
    ([front, on, needed]) => [`color.${front}`, `color.${on}`, needed] as const,
  )
  const at = (path: string) => rgb(theme[variableName(path.split('.'))])
  return [...colors, ...tones]
    .filter(([front, ground, needed]) => contrastRatio(at(front), at(ground)) < needed)
    .map(([front, ground]) => `${front} on ${ground}`)
}

const hues = Array.from({ length: 72 }, (_, index) => index * 5)
const ACCENT = '--cz-color-accent'
const accents = [
  'accent',
  'accentHover',
  'accentPressed',
  'accentText',
  'accentTint',
  'selected',
  'nav',
  'navActive',
]

describe('the dark values of a brand with light ones only', () => {
  it.each([0, 0.5, 1, 2.5])('are legible in every hue, with %d times the chroma of ours', (vivid) => {
    for (const hue of hues) {
      const all = turned(hue, vivid)
      expect(illegible(darkValues(brandOf(all), own)), `hue ${hue}`).toEqual([])
      const accent = Object.fromEntries(
        accents.map((role) => variableName(['color', role])).map((name) => [name, all[name] ?? '']),
      )
      expect(illegible(darkValues(brandOf(accent), own)), `accent of hue ${hue}`).toEqual([])
      // one token alone, as a beginner sets it
      for (const [name, value] of Object.entries(accent))
        expect(illegible(darkValues(brandOf({ [name]: value }), own)), `${name} of hue ${hue}`).toEqual([])
    }
  })

  it('keep the hue of the brand', () => {
    for (const hue of hues) {
      const light = toHex(toSrgb([44.5, 0.1, hue]))
      const [, chroma, found] = toOklch(rgb(darkValues(brandOf({ [ACCENT]: light }), own)[ACCENT]))
      const gap = Math.abs(((found - toOklch(rgb(light))[2] + 540) % 360) - 180)
      expect(chroma, `hue ${hue}`).toBeGreaterThan(0.05)
      expect(gap, `hue ${hue}`).toBeLessThan(8)
    }
  })

  it('move away from a ground that the brand gives', () => {
    const dark = darkValues(
      brandOf({ '--cz-color-accent-text': '#5b21b6' }, { '--cz-color-hover': '#4a5560' }),
      own,
    )
    expect(illegible({ '--cz-color-hover': '#4a5560', ...dark })).not.toContain(
      'color.accentText on color.hover',
    )
    expect(dark['--cz-color-hover']).toBe('#4a5560')
  })

  it('are left alone where the brand gives them, and our own where there is no single colour', () => {
    const brand = brandOf(
      { [ACCENT]: '#123456', '--cz-shadow-dialog': 'none', '--cz-scrim': '#00000080' },
      { [ACCENT]: '#654321' },
    )
    expect(darkValues(brand, own)).toEqual({
      [ACCENT]: '#654321',
      '--cz-shadow-dialog': own.dark['--cz-shadow-dialog'],
      '--cz-scrim': own.dark['--cz-scrim'],
    })
  })

  it('stand in the style sheet for the theme of the device and of the page', () => {
    const css = brandStyle(brandOf({ [ACCENT]: '#5b21b6' }))
    const derived = darkValues(brandOf({ [ACCENT]: '#5b21b6' }), own)[ACCENT] ?? ''
    expect(derived).not.toBe('#5b21b6')
    expect(css.split(`${ACCENT}: ${derived};`)).toHaveLength(3)
  })

  it('are asked for where none follows, with the name of the token', () => {
    expect(() => brandStyle(brandOf({ [ACCENT]: 'var(--brand)' }))).toThrow(
      `${ACCENT} has no value for the dark theme, and var(--brand) is not a colour from which one follows. Give it a value under "dark" as well.`,
    )
    const white = brandOf({ '--cz-color-accent-text': '#5b21b6' }, { '--cz-color-canvas': '#ffffff' })
    expect(() => brandStyle(white)).toThrow(
      /^--cz-color-accent-text has no value for the dark theme, and no lightness of its hue has a contrast of 4\.5 with --cz-color-canvas/u,
    )
  })
})
