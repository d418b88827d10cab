import { style } from '@vanilla-extract/css'
import { layer, line, mediaQuery, radius, space, vars } from '@capiz/ui/tokens'

export const figures = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
})
/** Stays at the lower edge, where the window is high enough for rows beside it. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.popover,
  '@media': {
    [mediaQuery.print]: { display: 'none' },
    '(max-height: 479px)': { position: 'static' },
  },
})
export const footText = style({ flex: '1 1 20rem', display: 'grid', gap: space[1] })
