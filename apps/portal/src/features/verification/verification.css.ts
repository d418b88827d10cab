import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The queue beside the claim that is looked at; one under the other where there is no room. */
export const desk = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
  '@media': { [mediaQuery.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** The results beside each other, each with its key. */
export const results = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
})

/** The figures in one line where there is room; on a phone one under the other, since a tile puts its number beside its text. */
export const figures = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
})
