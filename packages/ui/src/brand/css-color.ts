import { toSrgb } from '../tokens/color-math.ts'
import type { Srgb } from '../tokens/color-math.ts'

/** A colour as a screen shows it, with its opacity between 0 and 1. */
export interface CssColor {
  srgb: Srgb
  alpha: number
}

const OKLCH = /^oklch\(([\d.]+)% ([\d.]+) (-?[\d.]+)(?: \/ ([\d.]+))?\)$/u
const SRGB = /^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/u
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/iu

/** Reads a colour written in one of the forms that tokens and brands use; undefined for any other value. */
export function readColor(css: string): CssColor | undefined {
  const hex = HEX.exec(css)
  if (hex !== null) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = hex
      .slice(1)
      .filter((part) => part !== undefined)
      .map((part) => Number.parseInt(part, 16) / 255)
    return { srgb: [red, green, blue], alpha }
  }
  const found = OKLCH.exec(css) ?? SRGB.exec(css)
  if (found === null) return undefined
  const [a = 0, b = 0, c = 0, alpha = 1] = found
    .slice(1)
    .filter((part) => part !== undefined)
    .map(Number)
  return { srgb: css.startsWith('oklch') ? toSrgb([a, b, c]) : [a, b, c], alpha }
}
