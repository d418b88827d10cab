import { space, vars, weight } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The way to the palette looks like the field it opens. */
export const search = style({ display: 'grid', inlineSize: '14.5rem' })

export const searchLabel = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineEnd: space[2],
  color: vars.color.textMuted,
  fontWeight: weight.regular,
})
