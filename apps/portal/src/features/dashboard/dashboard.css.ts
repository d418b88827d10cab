import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Four tiles in a row, two by two where it is narrower, one line each on phones. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [mediaQuery.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
  },
})

/** The figures beside the work, one line each; two by two where they stand below it. */
export const beside = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [mediaQuery.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[4] },
    [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
  },
})

/** A little wider than the text of its card: twelve weeks need 24 px each. */
export const weeks = style({ marginInline: `calc(-1 * ${space[2]})` })

/** Three cards in a row that end together, one below the other where it is narrower. */
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[4],
  '@media': { [mediaQuery.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
