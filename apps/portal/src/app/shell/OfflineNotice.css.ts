import { layer, mediaQuery, radius, size, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** In the corner, clear of the buttons that stay at the foot of a form. */
export const corner = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  insetBlockEnd: space[4],
  zIndex: layer.toast,
  maxWidth: `min(420px, calc(100vw - ${space[8]}))`,
  borderRadius: radius.card,
  boxShadow: vars.shadow.popover,
  '@media': {
    // the buttons of a form fill the foot of a phone
    [mediaQuery.phone]: {
      insetBlock: `calc(${size.topBar} + ${space[2]}) auto`,
      insetInline: space[2],
      maxWidth: 'none',
    },
    [mediaQuery.print]: { display: 'none' },
  },
})
