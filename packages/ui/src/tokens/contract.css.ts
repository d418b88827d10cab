import { createGlobalThemeContract } from '@vanilla-extract/css'
import { colorRoles, toneNames } from './colors.ts'
import type { ColorRole, Tone, TonePart } from './colors.ts'
import { line, radius, size, space, typeSteps, typeValues, weight } from './values.ts'
import type { TypeStep } from './values.ts'

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const names = <K extends string | number>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, ''])) as Record<K, ''>

const namesOf = <K extends string | number>(scale: Readonly<Record<K, unknown>>) =>
  names(Object.keys(scale) as K[])

/** CSS variables of the design language; every component colours itself through these and nothing else. */
export const vars = createGlobalThemeContract(
  {
    color: names(colorRoles) satisfies Record<ColorRole, ''>,
    tone: Object.fromEntries(toneNames.map((tone) => [tone, names(['text', 'tint', 'mark'])])) as Record<
      Tone,
      Record<TonePart, ''>
    >,
    shadow: { popover: '', dialog: '' },
    layerSurface: { popover: '', dialog: '' },
    scrim: '',
    lattice: '',
    navLattice: '',
    font: { sans: '', serif: '', mono: '' },
    density: { control: '', controlSmall: '', row: '', cell: '' },
    motion: { quick: '', normal: '', slow: '', ease: '', shift: '' },
    gutter: '',
    space: namesOf(space),
    radius: namesOf(radius),
    line: namesOf(line),
    size: namesOf(size),
    weight: namesOf(weight),
    type: Object.fromEntries(typeSteps.map((step) => [step, names(Object.keys(typeValues(step)))])) as Record<
      TypeStep,
      Record<'fontSize' | 'lineHeight' | 'fontWeight', ''> & { letterSpacing?: '' }
    >,
  },
  (_value, path) => `cz-${path.map(kebab).join('-')}`,
)
