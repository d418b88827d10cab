import { mediaQuery, space, vars } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The figures of a cell: the number of all, and below it those that are late and due; in one line on phones. */
export const figures = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space[3],
  paddingBlock: space[1],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [mediaQuery.phone]: { justifyContent: 'flex-start' } },
})
/** The number of all, in a line of its own above phones. */
export const all = style({
  textAlign: 'end',
  '@media': { [mediaQuery.abovePhone]: { flexBasis: '100%' } },
})

/** Nothing to look at. */
export const zero = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textSubtle })

/** A number alone is too small to be hit (WCAG 2.5.8). */
globalStyle(`${figures} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minInlineSize: space[6],
  minBlockSize: space[6],
  // beside its label on phones, at the end of its column in the table
  '@media': { [mediaQuery.phone]: { justifyContent: 'flex-start' } },
})

/** Red means late, also of a link. */
globalStyle(`${figures} a[data-late]`, { color: vars.color.dangerText })

/** The kinds beside each other where there is room, all of one height. */
export const tiles = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
})
