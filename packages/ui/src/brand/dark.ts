import { contrastRatio, toHex, toOklch, toSrgb } from '../tokens/color-math.ts'
import type { Srgb } from '../tokens/color-math.ts'
import { toneNames } from '../tokens/colors.ts'
import type { ColorRole, Tone, TonePart } from '../tokens/colors.ts'
import { contrastPairs } from '../tokens/contrast-pairs.ts'
import { variableName } from '../tokens/dtcg.ts'
import { readColor } from './css-color.ts'
import type { BrandValues, Variables } from './values.ts'

/** Chroma of a derived colour, against our own dark colour of the same role: the dark theme stays as quiet as it is drawn. */
const MOST_CHROMA = 1.3

const color = (role: ColorRole) => variableName(['color', role])
const tone = (name: Tone, part: TonePart) => variableName(['tone', name, part])

/** Matches the colours of text on a colour, such as that on a button. */
const isTextOn = (name: string): boolean => name.startsWith('--cz-color-on-')

const pairs: readonly { front: string; ground: string; needed: number }[] = [
  ...contrastPairs.map(([front, ground, needed]) => ({ front: color(front), ground: color(ground), needed })),
  ...toneNames.flatMap((name) => [
    { front: tone(name, 'text'), ground: tone(name, 'tint'), needed: 4.5 },
    { front: tone(name, 'mark'), ground: color('surface'), needed: 3 },
    { front: tone(name, 'mark'), ground: color('selected'), needed: 3 },
  ]),
]

/** Contrasts that a colour must keep with colours that are known: text on the grounds, or a ground under its text. */
function needsOf(name: string, dark: Variables): { other: string; srgb: Srgb; needed: number }[] {
  return pairs.flatMap(({ front, ground, needed }) => {
    const other = front === name ? ground : ground === name ? front : undefined
    const known = other === undefined ? undefined : readColor(dark[other] ?? '')
    return other === undefined || known === undefined ? [] : [{ other, srgb: known.srgb, needed }]
  })
}

/** The hue of the light colour with the lightness of our own dark colour, or the nearest that keeps every contrast. */
function derive(name: string, light: string, own: Srgb, dark: Variables): string {
  const given = readColor(light)
  if (given === undefined)
    throw new Error(
      `${name} has no value for the dark theme, and ${light} is not a colour from which one follows. Give it a value under "dark" as well.`,
    )
  const [lightness, ownChroma] = toOklch(own)
  const [, givenChroma, hue] = toOklch(given.srgb)
  const chroma = Math.min(givenChroma, ownChroma * MOST_CHROMA)
  const needs = needsOf(name, dark)
  for (let step = 0; step <= 100; step += 1)
    for (const tried of [lightness + step, lightness - step]) {
      if (tried < 0 || tried > 100) continue
      const srgb = toSrgb([tried, chroma, hue])
      if (needs.every((need) => contrastRatio(srgb, need.srgb) >= need.needed)) return toHex(srgb)
    }
  const wanted = needs.map(({ other, needed }) => `${needed} with ${other}`).join(', ')
  throw new Error(
    `${name} has no value for the dark theme, and no lightness of its hue has a contrast of ${wanted}. Give it a value under "dark", or change those.`,
  )
}

/**
 * Returns the dark values of a brand with one for everything that only its light theme names: the hue of the light colour, as
 * light as our own dark colour, with the contrast of WCAG 2.2 AA. What is no opaque colour, such as a shadow, keeps our dark
 * value. Values the brand gives are left as they are. Throws with the variable that has no such colour.
 */
export function darkValues(brand: BrandValues, own: BrandValues): Variables {
  const missing = Object.keys(own.dark)
    .filter((name) => name in brand.light && !(name in brand.dark))
    // Text first: between white text and a dark page there is a colour for a button, but not every colour has a text.
    .toSorted((one, other) => Number(isTextOn(other)) - Number(isTextOn(one)))
  // A colour that is still to be derived is no ground for another one yet.
  const known = Object.entries({ ...own.dark, ...brand.dark }).filter(([name]) => !missing.includes(name))
  const dark = Object.fromEntries(known)
  const found: Variables = {}
  for (const name of missing) {
    const ownValue = own.dark[name] ?? ''
    const ours = readColor(ownValue)
    const value = ours?.alpha === 1 ? derive(name, brand.light[name] ?? '', ours.srgb, dark) : ownValue
    dark[name] = value
    found[name] = value
  }
  return { ...brand.dark, ...found }
}
