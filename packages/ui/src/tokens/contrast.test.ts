import { describe, expect, it } from 'vitest'
import { contrastRatio, toHex, toSrgb } from './color-math.ts'
import { colorRoles, roleColor, toneColor, toneNames } from './colors.ts'
import type { ColorRole, ThemeName, Tone, TonePart } from './colors.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { pairRatios, roleHex, toneHex, toneRatios } from './contrast.fixture.ts'

const role = (theme: ThemeName, name: ColorRole) => toSrgb(roleColor(theme, name))
const tone = (theme: ThemeName, name: Tone, part: TonePart) => toSrgb(toneColor(theme, name, part))
const parts = ['text', 'tint', 'mark'] as const

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Largest difference of one 8-bit channel; the table was rounded by another program, so one step is allowed. */
const channelGap = (one: string, other: string) =>
  Math.max(...channels(one).map((value, at) => Math.abs(value - (channels(other)[at] ?? 0))))

describe('tokens agree with the design language', () => {
  it('covers every role and every tone', () => {
    expect(roleHex.map(([name]) => name)).toEqual(colorRoles)
    expect(toneHex.map(([name]) => name)).toEqual(toneNames)
    expect(toneRatios.map(([name]) => name)).toEqual(toneNames)
  })

  it.each(roleHex)('%s has its printed colour', (name, light, dark) => {
    expect(channelGap(toHex(role('light', name)), light)).toBeLessThanOrEqual(1)
    expect(channelGap(toHex(role('dark', name)), dark)).toBeLessThanOrEqual(1)
  })

  it.each(toneHex)('tone %s has its printed colours', (name, light, dark) => {
    for (const [at, part] of parts.entries()) {
      expect(channelGap(toHex(tone('light', name, part)), light[at] ?? '')).toBeLessThanOrEqual(1)
      expect(channelGap(toHex(tone('dark', name, part)), dark[at] ?? '')).toBeLessThanOrEqual(1)
    }
  })
})

describe('contrast', () => {
  it('is printed for every pair that is needed', () => {
    const printed = pairRatios.map(([front, ground, needed]) => [front, ground, needed].join(' '))
    expect(contrastPairs.map((pair) => pair.join(' ')).sort()).toEqual(printed.sort())
  })

  it.each(pairRatios)('%s on %s reaches %d', (front, ground, needed, light, dark) => {
    for (const [theme, printed] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const ratio = contrastRatio(role(theme, front), role(theme, ground))
      expect(ratio).toBeGreaterThanOrEqual(needed)
      expect(Math.abs(ratio - printed)).toBeLessThan(0.15)
    }
  })

  it.each(toneRatios)('tone %s is readable and its mark is visible', (name, light, dark) => {
    for (const [theme, printed] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const mark = tone(theme, name, 'mark')
      const measured = [
        contrastRatio(tone(theme, name, 'text'), tone(theme, name, 'tint')),
        contrastRatio(mark, role(theme, 'surface')),
        contrastRatio(mark, role(theme, 'selected')),
      ]
      for (const [at, ratio] of measured.entries()) {
        expect(ratio).toBeGreaterThanOrEqual(at === 0 ? 4.5 : 3)
        expect(Math.abs(ratio - (printed[at] ?? 0))).toBeLessThan(0.15)
      }
    }
  })

  it.each(toneNames)('tone %s: mark is visible on its own tint unless the badge is solid', (name) => {
    if (name === 'stopped') return
    for (const theme of ['light', 'dark'] as const) {
      expect(contrastRatio(tone(theme, name, 'mark'), tone(theme, name, 'tint'))).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('red', () => {
  it.each([
    ['danger', roleColor('light', 'danger'), roleColor('dark', 'danger')],
    ['dangerHover', roleColor('light', 'dangerHover'), roleColor('dark', 'dangerHover')],
    ['dangerText', roleColor('light', 'dangerText'), roleColor('dark', 'dangerText')],
    ['the mark of stopped', toneColor('light', 'stopped', 'mark'), toneColor('dark', 'stopped', 'mark')],
    ['the badge of stopped', toneColor('light', 'stopped', 'tint'), toneColor('dark', 'stopped', 'tint')],
  ])('%s is of one hue in both themes and never as pale as pink', (_name, light, dark) => {
    expect(dark[2]).toBe(light[2])
    expect(dark[1]).toBeGreaterThanOrEqual(light[1])
    expect(dark[0]).toBeLessThanOrEqual(70)
  })
})
