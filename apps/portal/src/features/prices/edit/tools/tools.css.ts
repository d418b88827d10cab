import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The tools above the lines; a place too narrow for the lines has no use for them. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'end',
  '@media': { [mediaQuery.phone]: { display: 'none' } },
})
