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
/** A figure with room for three digits and its label, so that each has one place in its column; below the heading begins the first. */
const place = (inlineSize: string) =>
  style({
    '@media': { [mediaQuery.abovePhone]: { inlineSize }, [mediaQuery.phone]: { display: 'contents' } },
  })
export const all = place(space[8])
export const late = place(`calc(${space[12]} + ${space[2]})`)
export const due = place(space[12])

/** Nothing to look at. */
export const zero = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textSubtle })

/** A number alone is too small to be hit (WCAG 2.5.8). */
globalStyle(`${figures} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: space[6],
  minBlockSize: space[6],
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
