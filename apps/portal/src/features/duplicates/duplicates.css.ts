import { mediaQuery, space, type, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Both records of a pair below each other, their codes in a column. */
export const pair = style({
  display: 'inline-grid',
  inlineSize: '100%',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[3],
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
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

/** In a card the button stands below the reasons. */
export const compare = style({
  display: 'inline-block',
  '@media': { [mediaQuery.phone]: { marginBlockStart: space[2] } },
})
