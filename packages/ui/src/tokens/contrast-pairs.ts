import type { ColorRole } from './colors.ts'

/** A colour, the colour it stands on, and the contrast ratio that WCAG 2.2 asks for: 4.5 of text, 3 of marks and edges. */
export type ContrastPair = readonly [front: ColorRole, ground: ColorRole, needed: number]

const grounds: readonly (readonly [front: ColorRole, needed: number, grounds: readonly ColorRole[]])[] = [
  ['text', 4.5, ['canvas', 'surface', 'sunken', 'header', 'hover', 'selected', 'accentTint', 'highlight']],
  ['textMuted', 4.5, ['canvas', 'surface', 'sunken', 'header', 'hover', 'selected']],
  ['textSubtle', 4.5, ['canvas', 'surface', 'sunken']],
  ['accentText', 4.5, ['canvas', 'surface', 'selected', 'hover', 'accentTint']],
  ['onAccent', 4.5, ['accent', 'accentHover', 'accentPressed']],
  ['onDanger', 4.5, ['danger', 'dangerHover']],
  ['dangerText', 4.5, ['canvas', 'surface', 'header', 'hover', 'selected']],
  ['navText', 4.5, ['nav']],
  ['navTextMuted', 4.5, ['nav']],
  ['onNavActive', 4.5, ['navActive']],
  ['borderControl', 3, ['surface', 'canvas', 'sunken']],
  ['accent', 3, ['surface', 'canvas']],
  ['danger', 3, ['surface', 'canvas', 'sunken', 'header']],
  ['focus', 3, ['surface', 'canvas', 'sunken', 'selected']],
  ['navFocus', 3, ['nav', 'navActive']],
]

/** Every pair of colour roles that stand on each other. */
export const contrastPairs: readonly ContrastPair[] = grounds.flatMap(([front, needed, on]) =>
  on.map((ground) => [front, ground, needed] as const),
)
