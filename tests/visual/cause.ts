import { toHex, toSrgb } from '../../packages/ui/src/tokens/color-math.ts'
import { colorRoles, roleColor, toneColor, toneNames } from '../../packages/ui/src/tokens/colors.ts'
import type { Srgb } from '../../packages/ui/src/tokens/color-math.ts'
import { eachChange, pixelAt, ROUNDING } from './area.ts'
import type { Picture } from './compare.ts'

/** Part of the changed pixels that one change of colour must make up to be named as the cause. */
const MAIN_SHARE = 0.6

const hexOf = (color: readonly number[]) => toHex(color.map((channel) => channel / 255) as unknown as Srgb)

/** Colours of both themes with the names of their tokens. */
const tokens = (['light', 'dark'] as const).flatMap((theme) => [
  ...colorRoles.map((role) => ({ name: role as string, color: toSrgb(roleColor(theme, role)) })),
  ...toneNames.flatMap((tone) =>
    (['text', 'tint', 'mark'] as const).map((part) => ({
      name: `${tone} ${part}`,
      color: toSrgb(toneColor(theme, tone, part)),
    })),
  ),
])

/** Names of the tokens that have a colour now, or the colour itself where none has. */
function nameOf(color: readonly number[]): string {
  const names = tokens
    .filter((token) =>
      token.color.every((channel, i) => Math.abs(channel * 255 - (color[i] ?? 0)) <= ROUNDING),
    )
    .map(({ name }) => name)
  const all = [...new Set(names)]
  return all.length === 0 ? hexOf(color) : all.slice(0, 3).join(' or ')
}

/**
 * Returns the likely cause of a difference: one colour that became another one on most changed pixels is a token, everything else
 * is a change of the component that the picture is of.
 */
export function causeOf(name: string, before: Picture, after: Picture): string {
  const component = componentOf(name)
  if (before.width !== after.width || before.height !== after.height) return `Size of ${component}`
  const pairs = new Map<string, number>()
  let changed = 0
  eachChange(before, after, (place) => {
    changed += 1
    const pair = [...pixelAt(before, place), ...pixelAt(after, place)].join(' ')
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  })
  const [main, count] = [...pairs].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  if (count < changed * MAIN_SHARE) return `Component ${component}`
  const [r = 0, g = 0, b = 0, ...now] = main.split(' ').map(Number)
  return `Colour ${hexOf([r, g, b])} to ${hexOf(now)}: ${nameOf(now)}`
}

/** Returns the folder of a picture: `data-tag` of `data-tag/default.light.1024.png`. */
export function componentOf(name: string): string {
  return name.split('/')[0] ?? ''
}
