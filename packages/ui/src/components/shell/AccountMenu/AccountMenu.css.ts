import { hiddenFromSight, quickTransition, style, truncate } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery, radius, space, type, weight } from '../../../tokens/scale.ts'

export const trigger = style({
  ...quickTransition,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.control,
  paddingInlineStart: space[1],
  paddingInlineEnd: space[2],
  // its text ends where the content does; the ground that shows under the pointer reaches into the gutter
  '@media': { [mediaQuery.abovePhone]: { marginInlineEnd: `calc(-1 * ${space[2]})` } },
  borderRadius: radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.hover } },
})
export const text = style({
  display: 'grid',
  minInlineSize: 0,
  maxInlineSize: '14rem',
  '@media': {
    [mediaQuery.phone]: hiddenFromSight,
  },
})
export const name = style({ ...type.bodyCompact, ...truncate, fontWeight: weight.strong })
export const detail = style({ ...type.caption, ...truncate, color: vars.color.textMuted })
