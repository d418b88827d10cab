import { layer, mediaQuery, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** In the corner opposite to the notice about idling, so that both can be read. */
export const corner = style({
  position: 'fixed',
  insetInlineStart: space[4],
  insetBlockEnd: space[4],
  zIndex: layer.toast,
  maxWidth: `min(420px, calc(100vw - ${space[8]}))`,
  boxShadow: vars.shadow.popover,
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
