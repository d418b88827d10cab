import { mediaQuery, size, space, type, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/**
 * Both records of a pair below each other. The room of a usual name and of a code is the same in all rows, so that the codes
 * of the table stand in one column; a longer name wraps. The links lie one target apart.
 */
export const pair = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, 13rem) 10ch',
  alignItems: 'baseline',
  columnGap: space[2],
  rowGap: space[1],
})

export const code = style({ ...type.bodyCompact, fontFamily: vars.font.mono, color: vars.color.textMuted })

/**
 * A box of its own is shown whole where the lines of a cell are cut: what one decides by may take two. In a card nothing
 * is cut, and the label stands beside the first line of plain text.
 */
export const why = style({
  ...type.bodyCompact,
  display: 'inline-block',
  '@media': { [mediaQuery.phone]: { display: 'inline' } },
})

/** The target of the link to the comparison. */
export const compare = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMinimum,
})
