import { toHex, toSrgb } from './color-math.ts'
import { font, layer, line, motion, radius, size, space, type, weight } from './values.ts'
import { densityValues, themeValues } from './themes.ts'

/** A token of the Design Tokens Format Module 2025.10; `css` of the extension is its variable, where it has one. */
export interface DesignToken {
  $type: string
  $value: unknown
  $extensions?: { capiz: { css?: string | undefined; text: string } } | undefined
}

/** A group of tokens; names with a dollar sign, such as `$type` and `$description`, are facts of the group. */
export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup | string | number | undefined
}

/** Name of the CSS variable at a path of the theme contract. */
export function variableName(path: readonly string[]): string {
  return `--cz-${path.map((part) => part.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)).join('-')}`
}

type Scale = Readonly<Record<string | number, string | number>>

const COLOR = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/u
const DIMENSION = /^(-?[\d.]+)(px|rem|)$/u

function color(css: string): unknown {
  const [, lightness = 0, chroma = 0, hue = 0, alpha] = (COLOR.exec(css) ?? []).map(Number)
  return {
    colorSpace: 'oklch',
    components: [lightness / 100, chroma, hue],
    ...(alpha === undefined || Number.isNaN(alpha) ? {} : { alpha }),
    hex: toHex(toSrgb([lightness, chroma, hue])),
  }
}

function dimension(text: string): { value: number; unit: 'px' | 'rem' } {
  const [, value, unit] = DIMENSION.exec(text) ?? []
  if (value === undefined) throw new Error(`"${text}" is not a dimension of the format`)
  return { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' }
}

function shadow(css: string): unknown {
  const [offsetX = '', offsetY = '', blur = '', spread = '0'] = css.replace(COLOR, '').trim().split(/\s+/u)
  const lengths = { offsetX, offsetY, blur, spread: spread || '0' }
  const measured = Object.entries(lengths).map(([name, text]) => [name, dimension(text)])
  return { color: color(css), ...Object.fromEntries(measured) }
}

function token($type: string, $value: unknown, text: string, css?: string): DesignToken {
  return { $type, $value, $extensions: { capiz: { ...(css === undefined ? {} : { css }), text } } }
}

/** Values of a theme as they stand, each under the name of its variable. */
function themed(values: object, path: readonly string[] = []): TokenGroup {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const at = [...path, name]
    if (typeof value !== 'string') return [name, themed(value as object, at)]
    if (value.startsWith('oklch')) return [name, token('color', color(value), value, variableName(at))]
    const layers = value.split(/, (?![^(]*\))/u).map(shadow)
    return [name, token('shadow', layers, value, variableName(at))]
  })
  return Object.fromEntries(entries) as TokenGroup
}

const group = (scale: Scale, make: (value: string, name: string) => DesignToken): TokenGroup =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, make(String(value), name)]))

const dimensions = (scale: Scale, path?: string): TokenGroup =>
  group(scale, (text, name) => {
    const css = path === undefined ? undefined : variableName([path, name])
    // The format knows px and rem only; a measure in characters is told as a number.
    return text.endsWith('ch')
      ? token('number', Number.parseFloat(text), text, css)
      : token('dimension', dimension(text), text, css)
  })

const numbers = (scale: Scale, $type: string, path?: string): TokenGroup =>
  group(scale, (text, name) =>
    token($type, Number(text), text, path === undefined ? undefined : variableName([path, name])),
  )

function motionToken(text: string, name: string): DesignToken {
  const css = variableName(['motion', name])
  if (text.startsWith('cubic-bezier'))
    return token('cubicBezier', text.match(/[\d.]+/gu)?.map(Number) ?? [], text, css)
  return text.endsWith('ms')
    ? token('duration', { value: Number.parseFloat(text), unit: 'ms' }, text, css)
    : token('dimension', dimension(text), text, css)
}

function fontToken(text: string, name: string): DesignToken {
  const families = text.split(',').map((family) => family.trim().replaceAll('"', ''))
  return token('fontFamily', families, text, variableName(['font', name]))
}

type Step = (typeof type)[keyof typeof type] & { letterSpacing?: string | undefined }

function typeToken(
  { fontSize, lineHeight, fontWeight, letterSpacing = '0em' }: Step,
  name: string,
): DesignToken {
  const rem = Number.parseFloat(fontSize)
  const value = {
    fontFamily: /^(h1|display)/u.test(name) ? '{font.serif}' : '{font.sans}',
    fontSize: dimension(fontSize),
    fontWeight,
    letterSpacing: { value: Number((Number.parseFloat(letterSpacing) * rem).toFixed(5)), unit: 'rem' },
    lineHeight: Number((Number.parseFloat(lineHeight) / rem).toFixed(5)),
  }
  return token(
    'typography',
    value,
    `${rem * 16}/${Number.parseFloat(lineHeight) * 16} px, weight ${fontWeight}`,
  )
}

/** Every token of the design language in the format of the Design Tokens Community Group, 2025.10. */
export function designTokens(): TokenGroup {
  const densities = Object.entries(densityValues).map(([name, values]) => [
    name,
    dimensions(values, 'density'),
  ])
  const steps = Object.entries(type).map(([name, step]) => [name, typeToken(step, name)])
  return {
    light: themed(themeValues('light')),
    dark: themed(themeValues('dark')),
    font: group(font, fontToken),
    weight: numbers(weight, 'fontWeight', 'weight'),
    type: Object.fromEntries(steps) as TokenGroup,
    space: dimensions(space, 'space'),
    radius: dimensions(radius, 'radius'),
    line: dimensions(line, 'line'),
    size: dimensions(size, 'size'),
    density: Object.fromEntries(densities) as TokenGroup,
    motion: group(motion, motionToken),
    layer: numbers(layer, 'number'),
  }
}

/** A token and the words of its path. */
export interface FoundToken {
  path: readonly string[]
  token: DesignToken
}

/** Lists every token below a group; one without a type has that of the nearest group with one. Throws with the path of a value that is no token. */
export function listTokens(tokens: TokenGroup, path: readonly string[] = [], given = ''): FoundToken[] {
  const { $type: own } = tokens
  const $type = typeof own === 'string' ? own : given
  return Object.entries(tokens).flatMap(([name, value]) => {
    if (name.startsWith('$')) return []
    const at = [...path, name]
    if (typeof value !== 'object' || value === null)
      throw new Error(`${at.join('.')}: a token is an object with "$type" and "$value"`)
    if (!('$value' in value)) return listTokens(value, at, $type)
    return [{ path: at, token: { $type, ...(value as Omit<DesignToken, '$type'>) } }]
  })
}
