import { globalStyle, style as plainStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { line, size } from '../tokens/scale.ts'
import { layers } from './layers.css.ts'

type Part = StyleRule | string

const layered = (rule: Part): Part =>
  typeof rule === 'string' ? rule : { '@layer': { [layers.components]: rule } }

/** Makes a class in the components layer; a list composes classes and rules. For `.css.ts` files only. */
export function style(rule: Part | readonly Part[], name?: string): string {
  const parts = typeof rule === 'object' && Array.isArray(rule) ? (rule as readonly Part[]) : [rule as Part]
  return plainStyle(parts.map(layered), name)
}

/** Makes one class per key in the components layer. For `.css.ts` files only. */
export function variants<K extends string | number>(
  rules: Readonly<Record<K, Part | readonly Part[]>>,
  name = 'variant',
): Record<K, string> {
  const entries = Object.entries<Part | readonly Part[]>(rules)
  return Object.fromEntries(entries.map(([key, rule]) => [key, style(rule, `${name}_${key}`)])) as Record<
    K,
    string
  >
}

/** Adds a rule for a full selector in the components layer, for parts that carry no class of ours. */
export function styleSelector(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } })
}

/** The one focus ring: 2 px with a gap of the ground colour. Spread it under a focus selector. */
export const focusRing = {
  outline: `${line.strong} solid ${vars.color.focus}`,
  outlineOffset: line.strong,
} as const

/** The focus ring on the sea-ink rail. */
export const navFocusRing = {
  outline: `${line.strong} solid ${vars.color.navFocus}`,
  outlineOffset: `calc(-1 * ${line.strong})`,
} as const

/** The focus ring inside a cell or another clipped box. */
export const insetFocusRing = {
  outline: `${line.strong} solid ${vars.color.focus}`,
  outlineOffset: `calc(-1 * ${line.strong})`,
} as const

/** The lattice of a capiz-shell window as hairlines in a colour of the theme. */
export const lattice = (thread: string) =>
  ({
    backgroundImage: ['to right', 'to bottom']
      .map((way) => `linear-gradient(${way}, ${thread} ${line.hairline}, transparent ${line.hairline})`)
      .join(', '),
    backgroundSize: `${size.lattice} ${size.lattice}`,
  }) as const

/** Out of sight, but still read out. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: line.hairline,
  blockSize: line.hairline,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** One line of text that ends in an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** A quick colour change, for hover and press. */
export const quickTransition = {
  transitionProperty: 'background-color, border-color, color, opacity',
  transitionDuration: vars.motion.quick,
  transitionTimingFunction: vars.motion.ease,
} as const
