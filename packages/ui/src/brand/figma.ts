import { readColor } from './css-color.ts'
import { tidy } from './read-tokens.ts'
import { ownValues } from './style.ts'
import type { BrandValues, Variables } from './values.ts'

interface FigmaColor {
  r: number
  g: number
  b: number
  a: number
}
type FigmaValue = FigmaColor | number | string

/** Body of `POST /v1/files/:key/variables` of Figma's REST API: what creates our variables in a file. */
export interface FigmaVariables {
  variableCollections: { action: 'CREATE'; id: string; name: string; initialModeId: string }[]
  variableModes: { action: 'CREATE' | 'UPDATE'; id: string; name: string; variableCollectionId: string }[]
  variables: {
    action: 'CREATE'
    id: string
    name: string
    variableCollectionId: string
    resolvedType: 'COLOR' | 'FLOAT' | 'STRING'
    codeSyntax: { WEB: string }
  }[]
  variableModeValues: { variableId: string; modeId: string; value: FigmaValue }[]
}

/** Collections of Figma and their modes: themes, densities, and what is the same in all of them. */
const COLLECTIONS = {
  Theme: ['light', 'dark'],
  Density: ['compact', 'regular', 'comfortable'],
  Base: ['all'],
} as const
type Mode = (typeof COLLECTIONS)[keyof typeof COLLECTIONS][number]

const modeOf = (values: BrandValues, mode: Mode): Variables =>
  mode === 'all' || mode === 'light' || mode === 'dark' ? values[mode] : (values.density[mode] ?? {})

const NUMBER = /^(-?[\d.]+)(px|rem|em|ch|ms|)$/u

/** A value as Figma knows it: colours in sRGB, lengths in px, everything else as text. */
function toFigma(css: string): FigmaValue {
  const color = readColor(css)
  if (color !== undefined) {
    const [r, g, b] = color.srgb
    return { r, g, b, a: color.alpha }
  }
  const [, value, unit] = NUMBER.exec(css) ?? []
  if (value === undefined) return css
  return unit === 'rem' ? tidy(Number(value) * 16) : Number(value)
}

const hexOf = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')

/** A value of Figma as CSS, in the unit that the variable has with us. */
function fromFigma(value: FigmaValue, own: string | undefined): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') {
    const unit = NUMBER.exec(own ?? '')?.[2] ?? 'px'
    return unit === 'rem' ? `${tidy(value / 16)}rem` : `${tidy(value)}${unit}`
  }
  const { r, g, b, a } = value
  return a === 1
    ? `#${[r, g, b].map(hexOf).join('')}`
    : `color(srgb ${[r, g, b].map(tidy).join(' ')} / ${tidy(a)})`
}

const resolvedType = (value: FigmaValue) =>
  typeof value === 'object' ? 'COLOR' : typeof value === 'number' ? 'FLOAT' : 'STRING'

/** Writes values as variables of Figma: a collection for themes, one for densities, one for the rest. */
export function figmaVariables(values: BrandValues): FigmaVariables {
  const body: FigmaVariables = {
    variableCollections: [],
    variableModes: [],
    variables: [],
    variableModeValues: [],
  }
  for (const [name, modes] of Object.entries(COLLECTIONS)) {
    body.variableCollections.push({ action: 'CREATE', id: name, name, initialModeId: modes[0] })
    const known = new Set<string>()
    for (const [index, mode] of modes.entries()) {
      const action = index === 0 ? 'UPDATE' : 'CREATE'
      body.variableModes.push({ action, id: mode, name: mode, variableCollectionId: name })
      for (const [css, text] of Object.entries(modeOf(values, mode))) {
        const id = `${name}:${css}`
        const value = toFigma(text)
        if (!known.has(id))
          body.variables.push({
            action: 'CREATE',
            id,
            name: css.slice('--cz-'.length).replace('-', '/'),
            variableCollectionId: name,
            resolvedType: resolvedType(value),
            codeSyntax: { WEB: `var(${css})` },
          })
        known.add(id)
        body.variableModeValues.push({ variableId: id, modeId: mode, value })
      }
    }
  }
  return body
}

/** Answer of `GET /v1/files/:key/variables/local`, as far as it is read. */
export interface FigmaLocalVariables {
  meta: {
    variableCollections: Record<string, { modes: { modeId: string; name: string }[] }>
    variables: Record<
      string,
      {
        variableCollectionId: string
        codeSyntax: { WEB?: string | undefined }
        valuesByMode: Record<string, FigmaValue>
      }
    >
  }
}

/** Reads variables from a file of Figma back; a variable belongs to the CSS variable of its code syntax, others are left out. */
export function readFigmaVariables({ meta }: FigmaLocalVariables): BrandValues {
  const own = ownValues()
  const values: BrandValues = {
    all: {},
    light: {},
    dark: {},
    density: { compact: {}, regular: {}, comfortable: {} },
  }
  const modes = new Map<string, string>(
    Object.values(meta.variableCollections).flatMap((collection) =>
      collection.modes.map(({ modeId, name }) => [modeId, name] as const),
    ),
  )
  const known: readonly string[] = Object.values(COLLECTIONS).flat()
  for (const { codeSyntax, valuesByMode } of Object.values(meta.variables)) {
    const css = /^var\((--cz-[\w-]+)\)$/u.exec(codeSyntax.WEB ?? '')?.[1]
    if (css === undefined) continue
    for (const [modeId, value] of Object.entries(valuesByMode)) {
      const mode = modes.get(modeId)
      if (mode === undefined || !known.includes(mode)) continue
      modeOf(values, mode as Mode)[css] = fromFigma(value, modeOf(own, mode as Mode)[css])
    }
  }
  return values
}
