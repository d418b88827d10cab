import type { ThemeName } from './colors.ts'
import { colorRoles, cssColor, roleColor, toneColor, toneNames } from './colors.ts'
import type { ColorRole, Tone, TonePart } from './colors.ts'

/** The choices of density. Set as `data-density` on the root element or on a part of the page. */
export const densities = ['compact', 'regular', 'comfortable'] as const

/** A choice of density. */
export type Density = (typeof densities)[number]

/** Control height, small control height, table row height and cell padding-block of each density. */
export const densityValues = {
  compact: { control: '32px', controlSmall: '24px', row: '32px', cell: '5px' },
  regular: { control: '36px', controlSmall: '28px', row: '40px', cell: '9px' },
  comfortable: { control: '40px', controlSmall: '32px', row: '48px', cell: '13px' },
} as const satisfies Record<Density, unknown>

/** Sizes for fingers: comfortable rows and 44 px targets. */
export const coarseDensity = { control: '44px', controlSmall: '44px', row: '48px', cell: '13px' } as const

const shadowHue = (alpha: number) => cssColor([25, 0.02, 235], alpha)

/** Every theme-dependent value of one theme, ready for the contract. */
export function themeValues(theme: ThemeName) {
  const color = Object.fromEntries(colorRoles.map((role) => [role, cssColor(roleColor(theme, role))]))
  const tone = Object.fromEntries(
    toneNames.map((name) => [
      name,
      Object.fromEntries(
        (['text', 'tint', 'mark'] as const).map((part) => [part, cssColor(toneColor(theme, name, part))]),
      ),
    ]),
  )
  const edge = `0 0 0 1px ${cssColor(roleColor(theme, 'border'))}`
  const shadow =
    theme === 'light'
      ? { popover: `0 4px 16px ${shadowHue(0.12)}, ${edge}`, dialog: `0 16px 48px ${shadowHue(0.2)}` }
      : { popover: edge, dialog: edge }
  const raised = theme === 'light' ? roleColor(theme, 'surface') : roleColor(theme, 'header')
  return {
    color: color as Record<ColorRole, string>,
    tone: tone as Record<Tone, Record<TonePart, string>>,
    shadow,
    layerSurface: { popover: cssColor(raised), dialog: cssColor(raised) },
    scrim: cssColor([17, 0.018, 226], theme === 'light' ? 0.5 : 0.7),
    lattice: cssColor(roleColor(theme, 'text'), theme === 'light' ? 0.05 : 0.06),
    navLattice: cssColor([98.5, 0.004, 95], 0.05),
  }
}
