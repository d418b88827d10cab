import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The list of the parts beside the part, as SideList lays them out. */
export const inner = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: '11.5rem minmax(0, 1fr)',
  '@media': { [mediaQuery.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
})
