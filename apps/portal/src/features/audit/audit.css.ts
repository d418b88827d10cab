import { mediaQuery } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** An act on the whole log, at the end of the line of its filters; in a line of its own on phones. */
export const wholeLog = style({
  marginInlineStart: 'auto',
  '@media': { [mediaQuery.phone]: { gridColumn: '1 / -1', marginInlineStart: 0 } },
})
