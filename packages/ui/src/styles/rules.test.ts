import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { line, radius, size, space } from '../tokens/values.ts'
import { densityValues } from '../tokens/themes.ts'

const components = fileURLToPath(new URL('../components', import.meta.url))
const sheets = globSync('*/*/*.css.ts', { cwd: components })

const onScale = new Set([
  '0px',
  ...[space, radius, line, size, ...Object.values(densityValues)].flatMap((scale): string[] =>
    Object.values(scale),
  ),
])

/** The style sheet without its comments and without conditions such as `(min-width: 640px)`. */
const codeOf = (path: string) =>
  readFileSync(`${components}/${path}`, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '')
    .replace(/\((?:min-|max-)?(?:width|height|inline-size|block-size)\s*[:<>][^)]*\)/gu, '')

/** Every place in every style sheet that a pattern finds and `isAllowed` does not excuse. */
const findAll = (pattern: RegExp, isAllowed: (found: string) => boolean = () => false) =>
  sheets.flatMap((path) =>
    (codeOf(path).match(pattern) ?? [])
      .filter((found) => !isAllowed(found))
      .map((found) => `${path}: ${found}`),
  )

describe('component style sheets', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(40)
  })

  it('contain no raw colour', () => {
    expect(findAll(/#[0-9a-f]{3,8}\b|\b(?:oklch|rgba?|hsla?)\(/giu)).toEqual([])
  })

  it('contain no length off the scale of tokens/scale.ts', () => {
    expect(findAll(/\d+(?:\.\d+)?px\b/gu, (found) => onScale.has(found))).toEqual([])
  })

  it('contain no !important', () => {
    expect(findAll(/!important/gu)).toEqual([])
  })

  it('take their z-index from tokens/scale.ts', () => {
    expect(findAll(/zIndex: -?\d+/gu)).toEqual([])
  })
})
