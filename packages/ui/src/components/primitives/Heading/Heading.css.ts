import { style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery, type } from '../../../tokens/scale.ts'

const serif = { fontFamily: vars.font.serif }

export const heading = style({
  color: vars.color.text,
  fontFamily: vars.font.sans,
  // Scripts put readers at a title; it cannot be worked, so it shows no ring.
  selectors: { '&[tabindex="-1"]:focus-visible': { outline: 'none' } },
})

export const sizes = variants({
  display: { ...type.display, ...serif, '@media': { [mediaQuery.phone]: type.h1 } },
  h1: { ...type.h1, ...serif, '@media': { [mediaQuery.phone]: type.h1Narrow } },
  name: { ...type.h2, ...serif },
  h2: type.h2,
  h3: type.h3,
  label: type.label,
})
