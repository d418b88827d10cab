import { layer, mediaQuery, radius, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

export const corner = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  insetBlockEnd: space[4],
  zIndex: layer.toast,
  maxWidth: `min(420px, calc(100vw - ${space[8]}))`,
  // The shadow follows the corners of the notice.
  borderRadius: radius.card,
  boxShadow: vars.shadow.popover,
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
