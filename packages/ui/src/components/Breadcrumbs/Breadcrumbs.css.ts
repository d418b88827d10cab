import { style } from '../../styles/rules.ts'
import { vars } from '../../tokens/contract.css.ts'
import { mediaQuery, space, type } from '../../tokens/scale.ts'

export const list = style({
  ...type.bodyCompact,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
})
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  // On phones only the parent and the page itself stay.
  '@media': { [mediaQuery.phone]: { selectors: { '&:not(:nth-last-child(-n + 2))': { display: 'none' } } } },
})
export const current = style({ color: vars.color.textMuted })
export const arrow = style({
  color: vars.color.textSubtle,
  selectors: { ':first-child > &': { display: 'none' } },
  '@media': { [mediaQuery.phone]: { selectors: { ':nth-last-child(2) > &': { display: 'none' } } } },
})
