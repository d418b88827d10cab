import { designTokens } from '../tokens/dtcg.ts'
import { mediaQuery } from '../tokens/media.ts'
import { densities } from '../tokens/themes.ts'
import { darkValues } from './dark.ts'
import { readTokens } from './read-tokens.ts'
import type { BrandValues, Variables } from './values.ts'

/** Returns every value of the design system itself, from which a brand departs. */
export function ownValues(): BrandValues {
  return readTokens(designTokens())
}

/** Names of variables that a brand gives and no component reads, for example because of a typing mistake. */
function unknownVariables(values: BrandValues, known: BrandValues): string[] {
  const names = (scopes: BrandValues) =>
    [scopes.all, scopes.light, scopes.dark, ...Object.values(scopes.density)].flatMap((one) =>
      Object.keys(one),
    )
  const all = new Set(names(known))
  return [...new Set(names(values).filter((name) => !all.has(name)))]
}

const block = (selector: string, variables: Variables): string => {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`)
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`
}

const query = (condition: string, blocks: string) =>
  blocks === '' ? '' : `@media ${condition} {\n${blocks}}\n`

/** Motion is no matter of a brand where the reader wants none, nor density where fingers need their room. */
const MOTION = '(prefers-reduced-motion: no-preference)'
const FINE = 'not (pointer: coarse)'
const isMotion = ([name]: [string, string]) => name.startsWith('--cz-motion-')

const split = (variables: Variables): [motion: Variables, rest: Variables] => {
  const entries = Object.entries(variables)
  return [
    Object.fromEntries(entries.filter(isMotion)),
    Object.fromEntries(entries.filter((entry) => !isMotion(entry))),
  ]
}

/**
 * Writes a brand as a style sheet. `selector` marks where it holds: `:root` for a whole page, `[data-brand="harbour"]` for pages
 * or parts that carry the mark. It follows `data-theme`, the theme of the device and `data-density`. A colour that only the light
 * theme gives gets a dark one of its hue that is legible (WCAG 2.2 AA). Throws on a name that no component reads, and on a colour
 * for which no dark one can be found.
 */
export function brandStyle(values: BrandValues, selector = ':root'): string {
  const own = ownValues()
  const unknown = unknownVariables(values, own)
  if (unknown.length > 0) throw new Error(`No component reads ${unknown.join(', ')}.`)
  const inside = (mark: string) => `${selector}${mark}, ${selector} ${mark}, ${mark} ${selector}`
  const [motion, rest] = split(values.all)
  const dark = darkValues(values, own)
  const density = densities.map((name) =>
    block(
      name === 'regular'
        ? `${selector}:not([data-density]), ${inside("[data-density='regular']")}`
        : inside(`[data-density='${name}']`),
      values.density[name] ?? {},
    ),
  )
  return [
    block(selector, { ...rest, ...values.light }),
    query(mediaQuery.dark, block(`${selector}:not([data-theme='light'])`, dark)),
    block(inside("[data-theme='light']"), values.light),
    block(inside("[data-theme='dark']"), dark),
    query(FINE, density.join('')),
    query(MOTION, block(selector, motion)),
    query(mediaQuery.print, block(`${selector}, ${selector} [data-theme]`, values.light)),
  ].join('')
}
