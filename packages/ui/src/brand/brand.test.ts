import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio, toHex } from '../tokens/color-math.ts'
import { contrastPairs } from '../tokens/contrast-pairs.ts'
import { vars } from '../tokens/contract.css.ts'
import { densityValues, themeValues } from '../tokens/themes.ts'
import { font, line, motion, radius, size, space, typeSteps, typeValues } from '../tokens/values.ts'
import { readColor } from './css-color.ts'
import { brandStyle, figmaVariables, mergeValues, ownValues, readFigmaVariables } from './index.ts'
import { readTailwindTheme, readTokens, tailwindTheme } from './index.ts'
import type { BrandValues, TokenGroup } from './index.ts'

const own = ownValues()
const second = new URL('harbour.tokens.json', import.meta.url)
const harbour = readTokens(JSON.parse(readFileSync(second, 'utf8')) as TokenGroup)

const rgb = (css: string) => readColor(css)?.srgb ?? [0, 0, 0]

const single = ($type: string, $value: unknown): TokenGroup => ({ radius: { control: { $type, $value } } })

describe('tokens as values', () => {
  it('are the values of the style sheet', () => {
    const kebab = (text: string) => text.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
    for (const [name, scale] of Object.entries({ space, radius, line, size }))
      for (const [step, value] of Object.entries(scale))
        expect(own.all[`--cz-${name}-${kebab(step)}`]).toBe(value)
    for (const step of typeSteps)
      for (const [part, value] of Object.entries(typeValues(step)))
        expect(own.all[`--cz-type-${kebab(step)}-${kebab(part)}`], `${step} ${part}`).toBe(value)
    expect(own.all['--cz-font-sans']).toBe(font.sans)
    expect(own.all['--cz-motion-quick']).toBe(motion.quick)
    expect(own.light['--cz-color-accent']).toBe(themeValues('light').color.accent)
    expect(own.dark['--cz-scrim']).toBe(themeValues('dark').scrim)
    expect(own.density.compact?.['--cz-density-row']).toBe(densityValues.compact.row)
  })

  it('name every variable of the contract but the gutter, which follows the width', () => {
    const leaves = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value.slice('var('.length, -1)]
        : Object.values(value as object).flatMap(leaves)
    const given = [own.all, own.light, own.density.regular ?? {}].flatMap((one) => Object.keys(one))
    expect([...given, '--cz-gutter'].sort()).toEqual(leaves(vars).sort())
    expect(Object.keys(own.dark)).toEqual(Object.keys(own.light))
  })

  it('are read with hexadecimal colours, sRGB, px and references to other tokens', () => {
    const { light, all } = readTokens({
      light: {
        color: {
          accent: { $type: 'color', $value: '#123456' },
          focus: { $type: 'color', $value: '{light.color.accent}' },
          text: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.1, 0.2, 0.3], alpha: 0.5 } },
        },
      },
      radius: { control: { $type: 'dimension', $value: { value: 2, unit: 'px' } } },
    })
    expect(light).toEqual({
      '--cz-color-accent': '#123456',
      '--cz-color-focus': '#123456',
      '--cz-color-text': 'color(srgb 0.1 0.2 0.3 / 0.5)',
    })
    expect(all).toEqual({ '--cz-radius-control': '2px' })
  })

  it('are read with facts of groups, types given by a group, and base colours that others refer to', () => {
    const { light, all } = readTokens({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      base: { $type: 'color', red: { $value: '#b00020' } },
      light: { color: { $type: 'color', $description: 'Main', accent: { $value: '{base.red}' } } },
      radius: { $type: 'dimension', control: { $value: { value: 2, unit: 'px' } } },
    })
    expect(light).toEqual({ '--cz-color-accent': '#b00020' })
    expect(all).toEqual({ '--cz-radius-control': '2px' })
  })

  it('give a colour outside of both themes to the light one, so that the dark one follows', () => {
    const brand = readTokens({ color: { accent: { $type: 'color', $value: '#123456' } } })
    expect(brand).toMatchObject({ all: {}, light: { '--cz-color-accent': '#123456' }, dark: {} })
    expect(brandStyle(brand)).toMatch(/data-theme='dark'\][^{]*\{\n {2}--cz-color-accent: #(?!123456)/u)
  })

  it.each([
    [single('dimension', '4px'), 'radius.control: "4px" is not read; write { "value": 4, "unit": "px" }'],
    [single('color', 'hsl(1 2% 3%)'), 'radius.control: "hsl(1 2% 3%)" is not read; write "#006b54"'],
    [{ radius: { control: { $value: 1 } } }, 'radius.control: neither it nor its group has a'],
    [{ radius: { control: '4px' } }, 'radius.control: a token is an object'],
    [single('gradient', []), 'radius.control: the type gradient is not read'],
    [single('dimension', '{radius.none}'), 'radius.control: it refers to radius.none, which is not there'],
    [
      single('color', { colorSpace: 'lab', components: [] }),
      'radius.control: the colour space lab is not read',
    ],
    [{ density: { wide: single('number', 1) } }, 'density.wide.radius.control: there is no density wide'],
  ])('name the token that cannot be read', (document, message) => {
    expect(() => readTokens(document)).toThrow(message)
  })
})

describe('a brand as a style sheet', () => {
  const css = brandStyle(harbour, "[data-brand='harbour']")

  it('holds where its mark is, in both themes, and gives way to fingers and to readers without motion', () => {
    expect(css).toContain("[data-brand='harbour'] {\n  --cz-font-serif")
    expect(css).toContain("[data-brand='harbour'][data-theme='dark']")
    expect(css).toMatch(
      /@media not \(pointer: coarse\) \{\n\[data-brand='harbour'\]:not\(\[data-density\]\)/u,
    )
    const slow: BrandValues = { all: { '--cz-motion-slow': '900ms' }, light: {}, dark: {}, density: {} }
    expect(brandStyle(slow)).toBe(
      '@media (prefers-reduced-motion: no-preference) {\n:root {\n  --cz-motion-slow: 900ms;\n}\n}\n',
    )
  })

  it('refuses a name that no component reads', () => {
    const typo: BrandValues = { all: { '--cz-radius-contol': '2px' }, light: {}, dark: {}, density: {} }
    expect(() => brandStyle(typo)).toThrow('No component reads --cz-radius-contol.')
  })

  it.each(contrastPairs)('of the second brand keeps the contrast of %s on %s', (front, ground, needed) => {
    const merged = mergeValues(own, harbour)
    const name = (role: string) =>
      `--cz-color-${role.replaceAll(/[A-Z]/gu, (one) => `-${one.toLowerCase()}`)}`
    for (const theme of [merged.light, merged.dark]) {
      const [a, b] = [theme[name(front)] ?? '', theme[name(ground)] ?? '']
      expect(contrastRatio(rgb(a), rgb(b))).toBeGreaterThanOrEqual(needed)
    }
  })
})

/** The answer of Figma for a file in which a body of ours created the variables. */
function stored(body: ReturnType<typeof figmaVariables>): Parameters<typeof readFigmaVariables>[0] {
  const collections = body.variableCollections.map(({ id }) => [
    id,
    {
      modes: body.variableModes
        .filter(({ variableCollectionId }) => variableCollectionId === id)
        .map((mode) => ({ modeId: mode.id, name: mode.name })),
    },
  ])
  const variables = body.variables.map(({ id, variableCollectionId, codeSyntax }) => {
    const values = body.variableModeValues.filter(({ variableId }) => variableId === id)
    const valuesByMode = Object.fromEntries(values.map(({ modeId, value }) => [modeId, value]))
    return [id, { variableCollectionId, codeSyntax, valuesByMode }]
  })
  return {
    meta: { variableCollections: Object.fromEntries(collections), variables: Object.fromEntries(variables) },
  }
}

/** Colours as a screen shows them: Figma knows sRGB only. */
const onScreen = (variables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, css]) => {
      const color = readColor(css)
      return [name, color?.alpha === 1 ? toHex(color.srgb) : css]
    }),
  )

describe('round trips', () => {
  it('through Figma keep every value; colours as a screen shows them', () => {
    const back = readFigmaVariables(stored(figmaVariables(own)))
    expect(back.all).toEqual(own.all)
    expect(back.density).toEqual(own.density)
    for (const theme of ['light', 'dark'] as const)
      for (const [name, css] of Object.entries(onScreen(own[theme])))
        if (css.startsWith('#') || !css.startsWith('oklch')) expect(back[theme][name], name).toBe(css)
    expect(back.light['--cz-scrim']).toMatch(/^color\(srgb .* \/ 0\.5\)$/u)
  })

  it('through Figma leave variables of others out', () => {
    const answer = stored(figmaVariables(harbour))
    answer.meta.variables['other'] = {
      variableCollectionId: 'Theme',
      codeSyntax: {},
      valuesByMode: { light: 1 },
    }
    expect(Object.keys(readFigmaVariables(answer).light)).toEqual(Object.keys(harbour.light))
  })

  it('through a Tailwind theme keep what such a theme can hold', () => {
    const back = readTailwindTheme(tailwindTheme(own, 'values'))
    expect(own.light).toMatchObject(back.light)
    expect(own.all).toMatchObject(back.all)
    expect(Object.keys(back.light).filter((name) => name.startsWith('--cz-color-')).length).toBeGreaterThan(
      25,
    )
    expect(back.all).toMatchObject({ '--cz-space-4': '16px', '--cz-type-body-line-height': '1.25rem' })
    expect(tailwindTheme(own)).toContain('--text-body--line-height: var(--cz-type-body-line-height);')
  })
})
