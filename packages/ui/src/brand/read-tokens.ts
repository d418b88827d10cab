import { listTokens, variableName } from '../tokens/dtcg.ts'
import type { DesignToken, TokenGroup } from '../tokens/dtcg.ts'
import type { BrandValues } from './values.ts'

interface Color {
  colorSpace: string
  components: readonly number[]
  alpha?: number | undefined
}
interface Measure {
  value: number
  unit: string
}
interface Shadow {
  color: unknown
  offsetX: Measure
  offsetY: Measure
  blur: Measure
  spread: Measure
}
interface Typography {
  fontSize: Measure
  lineHeight: number
  fontWeight: number
  letterSpacing?: Measure | undefined
}

/** Rounds away what binary fractions add. */
export const tidy = (value: number): number => Number(value.toFixed(4))

function measure(given: Measure): string {
  if (typeof given?.value !== 'number' || typeof given.unit !== 'string')
    throw new Error(`${JSON.stringify(given)} is not read; write { "value": 4, "unit": "px" }`)
  return `${tidy(given.value)}${given.unit}`
}

function color(value: unknown): string {
  if (typeof value === 'string' && /^#[0-9a-f]{6,8}$/iu.test(value)) return value
  if (typeof value !== 'object' || value === null || !Array.isArray((value as Color).components))
    throw new Error(
      `${JSON.stringify(value)} is not read; write "#006b54" or { "colorSpace": "oklch", "components": [0.5, 0.1, 170] }`,
    )
  const { colorSpace, components, alpha } = value as Color
  const [a = 0, b = 0, c = 0] = components
  const end = alpha === undefined ? '' : ` / ${alpha}`
  if (colorSpace === 'oklch') return `oklch(${tidy(a * 100)}% ${b} ${c}${end})`
  if (colorSpace === 'srgb') return `color(srgb ${a} ${b} ${c}${end})`
  throw new Error(`the colour space ${colorSpace} is not read; write oklch or srgb`)
}

const shadow = ({ offsetX, offsetY, blur, spread, color: ink }: Shadow) =>
  `${[offsetX, offsetY, blur, spread].map(measure).join(' ')} ${color(ink)}`

/** Writes a family as CSS; names with a space stand in quotes. */
const family = (names: readonly string[]) =>
  names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')

function text({ $type, $value }: DesignToken, isMeasure: boolean): string {
  switch ($type) {
    case 'color':
      return color($value)
    case 'dimension':
    case 'duration':
      return measure($value as Measure)
    case 'fontFamily':
      return family([$value as string | string[]].flat())
    case 'cubicBezier':
      return `cubic-bezier(${($value as number[]).join(', ')})`
    case 'shadow':
      return [$value as Shadow | Shadow[]].flat().map(shadow).join(', ')
    case 'fontWeight':
    case 'number':
      return isMeasure ? `${Number($value)}ch` : String(Number($value))
    case '':
      throw new Error('neither it nor its group has a "$type"')
    default:
      throw new Error(`the type ${$type} is not read`)
  }
}

/** The variables of a step of the type scale, in the units of the scale: rem, and em for the spacing of letters. */
function typeVariables(path: readonly string[], value: Typography): [string, string][] {
  const rem = value.fontSize.unit === 'px' ? value.fontSize.value / 16 : value.fontSize.value
  const spacing = value.letterSpacing
  const em = spacing === undefined ? 0 : (spacing.unit === 'px' ? spacing.value / 16 : spacing.value) / rem
  const of = (name: string) => variableName([...path, name])
  return [
    [of('fontSize'), `${tidy(rem)}rem`],
    [of('lineHeight'), `${tidy(value.lineHeight * rem)}rem`],
    [of('fontWeight'), String(value.fontWeight)],
    ...(em === 0 ? [] : [[of('letterSpacing'), `${Number(em.toFixed(3))}em`] as [string, string]]),
  ]
}

/** The name in a value such as `{light.color.accent}`. */
const referenceIn = ({ $value }: DesignToken): string | undefined =>
  typeof $value === 'string' ? /^\{(.+)\}$/u.exec($value)?.[1] : undefined

/** Follows a value such as `{light.color.accent}` to the token it names. */
function resolve(token: DesignToken, all: ReadonlyMap<string, DesignToken>, depth = 0): DesignToken {
  const name = referenceIn(token)
  if (name === undefined) return token
  const found = all.get(name)
  if (found === undefined || depth > 9) throw new Error(`it refers to ${name}, which is not there`)
  return resolve(found, all, depth + 1)
}

/** Groups of which each token is a variable; a brand may name colours of its own in others, and refer to them. */
const groups = new Set(
  'light dark color tone font weight type space radius line size density motion'.split(' '),
)

/**
 * Place of a token in the values, and the path of its variable: `layer` is an order, which no brand changes. A colour outside
 * of both themes is one of the light theme, from which a dark one follows.
 */
function place(
  path: readonly string[],
  values: BrandValues,
): [BrandValues['all'], readonly string[]] | undefined {
  const [head = '', second = '', ...rest] = path
  if (head === 'layer') return undefined
  if (head === 'light' || head === 'dark') return [values[head], path.slice(1)]
  if (head === 'color' || head === 'tone') return [values.light, path]
  if (head !== 'density') return [values.all, path]
  if (second !== 'compact' && second !== 'regular' && second !== 'comfortable')
    throw new Error(`there is no density ${second}`)
  return [(values.density[second] ??= {}), [head, ...rest]]
}

/**
 * Reads tokens in the format of the Design Tokens Community Group (2025.10), all or only those a brand changes, as values of
 * variables. Throws with the path of a token it cannot read.
 */
export function readTokens(document: TokenGroup): BrandValues {
  const values: BrandValues = { all: {}, light: {}, dark: {}, density: {} }
  const tokens = listTokens(document)
  const all = new Map(tokens.map(({ path, token }) => [path.join('.'), token]))
  const named = new Set(tokens.map(({ token }) => referenceIn(token)))
  for (const { path, token } of tokens) {
    if (!groups.has(path[0] ?? '') && named.has(path.join('.'))) continue
    try {
      const [variables, at] = place(path, values) ?? []
      if (variables === undefined || at === undefined) continue
      const found = resolve(token, all)
      if (found.$type === 'typography')
        Object.assign(variables, Object.fromEntries(typeVariables(at, found.$value as Typography)))
      else variables[variableName(at)] = text(found, at[0] === 'size')
    } catch (error) {
      throw new Error(`${path.join('.')}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
  }
  return values
}
