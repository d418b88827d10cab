import { line } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A day that is the same as in the row above: read by screen readers, shown only where each row is a card of its own. */
export const sameDay = style({
  selectors: {
    'td &': {
      position: 'absolute',
      inlineSize: line.hairline,
      blockSize: line.hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
