import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { mediaQuery } from '../tokens/media.ts'
import { coarseDensity, densities, densityValues, themeValues } from '../tokens/themes.ts'
import { font, line, motion, radius, size, space, typeSteps, typeValues, weight } from '../tokens/values.ts'
import { layers } from './layers.css.ts'

const { color, tone, shadow, layerSurface, scrim, lattice, navLattice } = vars
const themed = { color, tone, shadow, layerSurface, scrim, lattice, navLattice }
const light = assignVars(themed, themeValues('light'))
const dark = assignVars(themed, themeValues('dark'))

const token = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } })

token(':root, [data-theme="light"]', { vars: light, colorScheme: 'light' })
token(':root:not([data-theme="light"], [data-theme="dark"])', {
  '@media': { [mediaQuery.dark]: { vars: dark, colorScheme: 'dark' } },
})
token('[data-theme="dark"]', { vars: dark, colorScheme: 'dark' })
// Paper is always the light theme, whatever the screen shows.
token(':root, [data-theme]', { '@media': { [mediaQuery.print]: { vars: light, colorScheme: 'light' } } })

createGlobalTheme(':root', vars.font, { '@layer': layers.tokens, ...font })

const fixed = {
  space: vars.space,
  radius: vars.radius,
  line: vars.line,
  size: vars.size,
  weight: vars.weight,
}
const weights = {
  regular: String(weight.regular),
  medium: String(weight.medium),
  strong: String(weight.strong),
}
createGlobalTheme(':root', fixed, { '@layer': layers.tokens, space, radius, line, size, weight: weights })
for (const step of typeSteps) token(':root', { vars: assignVars(vars.type[step], typeValues(step)) })

createGlobalTheme(':root', vars.motion, { '@layer': layers.tokens, ...motion })
// No time at all: an animation that lasts however short a moment holds its first frame, unseen, until the next one is drawn.
token(':root', {
  '@media': {
    [mediaQuery.reducedMotion]: {
      vars: assignVars(
        {
          quick: vars.motion.quick,
          normal: vars.motion.normal,
          slow: vars.motion.slow,
          shift: vars.motion.shift,
        },
        { quick: '0s', normal: '0s', slow: '0s', shift: '0px' },
      ),
    },
  },
})

token(':root', {
  vars: { ...assignVars(vars.density, densityValues.regular), [vars.gutter]: vars.space[8] },
  '@media': {
    [mediaQuery.narrow]: { vars: { [vars.gutter]: vars.space[5] } },
    [mediaQuery.phone]: { vars: { [vars.gutter]: vars.space[4] } },
  },
})
for (const density of densities) {
  token(`[data-density="${density}"]`, { vars: assignVars(vars.density, densityValues[density]) })
}
token(':root, [data-density]', {
  '@media': { [mediaQuery.coarse]: { vars: assignVars(vars.density, coarseDensity) } },
})
