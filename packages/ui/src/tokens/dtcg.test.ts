import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorRoles, roleColor, toneColor, toneNames } from './colors.ts'
import { vars } from './contract.css.ts'
import { designTokens, listTokens } from './dtcg.ts'
import type { DesignToken, TokenGroup } from './dtcg.ts'
import { layer, line, motion, radius, size, space, type } from './values.ts'

const file = JSON.parse(readFileSync(new URL('../../tokens.json', import.meta.url), 'utf8')) as TokenGroup
const listed = listTokens(file)
const byPath = new Map(listed.map(({ path, token }) => [path.join('.'), token]))

/** The components of a colour in the file, in our own units. */
const oklch = (path: string) => {
  const value = byPath.get(path)?.$value as { components: [number, number, number] } | undefined
  const [lightness = Number.NaN, chroma, hue] = value?.components ?? []
  return [Math.round(lightness * 1e4) / 100, chroma, hue]
}

const names = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(names)

describe('tokens.json', () => {
  it('is what the source says: npm run tokens:json writes it', () => {
    expect(file).toEqual(JSON.parse(JSON.stringify(designTokens())))
  })

  it('read back, gives every colour of the source', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const role of colorRoles)
        expect(oklch(`${theme}.color.${role}`)).toEqual([...roleColor(theme, role)])
      for (const tone of toneNames)
        for (const part of ['text', 'tint', 'mark'] as const)
          expect(oklch(`${theme}.tone.${tone}.${part}`)).toEqual([...toneColor(theme, tone, part)])
    }
  })

  it.each(Object.entries({ space, radius, line, size, layer, motion, type }))(
    'read back, has the names of %s and no other',
    (name, scale) => {
      expect(Object.keys(file[name] ?? {}).sort()).toEqual(Object.keys(scale).sort())
    },
  )

  it('names every CSS variable of the contract, and only those', () => {
    const described = new Set(listed.flatMap(({ token }) => token.$extensions?.capiz.css ?? []))
    const inContract = names(vars).map((reference) => reference.slice('var('.length, -1))
    // The gutter is a step of the space scale that changes with the width; a step of the type scale is one token.
    const steps = inContract.filter((name) => name.startsWith('--cz-type-'))
    expect([...described, '--cz-gutter', ...steps].sort()).toEqual(inContract.sort())
  })

  it.each([
    ['color', (value: unknown) => (value as { colorSpace: string }).colorSpace === 'oklch'],
    ['dimension', (value: unknown) => ['px', 'rem'].includes((value as { unit: string }).unit)],
    ['duration', (value: unknown) => (value as { unit: string }).unit === 'ms'],
    ['cubicBezier', (value: unknown) => (value as number[]).length === 4],
    ['shadow', (value: unknown) => Array.isArray(value) && value.length > 0],
    ['fontFamily', (value: unknown) => Array.isArray(value)],
    ['number', (value: unknown) => typeof value === 'number'],
  ] satisfies [string, (value: unknown) => boolean][])(
    'has every %s in the shape of the format',
    ($type, isRight) => {
      const ofType: DesignToken[] = listed.map(({ token }) => token).filter((token) => token.$type === $type)
      expect(ofType.length).toBeGreaterThan(0)
      expect(ofType.filter(({ $value }) => !isRight($value))).toEqual([])
    },
  )
})
