import { mediaQuery, space, vars } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** The figures of a cell in one line: the number of all, then those that are late and due. */
export const figures = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: space[6],
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [mediaQuery.phone]: { columnGap: space[3] } },
})
/** The number of all, with room for three digits below the first letters of its heading; at the start of a card's line. */
export const all = style({
  textAlign: 'end',
  '@media': { [mediaQuery.abovePhone]: { inlineSize: space[6] }, [mediaQuery.phone]: { textAlign: 'start' } },
})
// room for three digits and the label, so that each figure has one place in its column
export const late = style({
  textAlign: 'end',
  '@media': {
    [mediaQuery.abovePhone]: { inlineSize: `calc(${space[12]} + ${space[2]})` },
    [mediaQuery.phone]: { display: 'contents' },
  },
})
export const due = style({
  textAlign: 'end',
  '@media': {
    [mediaQuery.abovePhone]: { inlineSize: space[12] },
    [mediaQuery.phone]: { display: 'contents' },
  },
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
