import { layer, mediaQuery, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** In the corner, clear of the buttons that stay at the foot of a form. */
export const corner = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  insetBlockEnd: space[4],
  zIndex: layer.toast,
  maxWidth: `min(420px, calc(100vw - ${space[8]}))`,
  boxShadow: vars.shadow.popover,
  '@media': {
    [mediaQuery.phone]: { insetBlockEnd: space[24] },
    [mediaQuery.print]: { display: 'none' },
  },
})
