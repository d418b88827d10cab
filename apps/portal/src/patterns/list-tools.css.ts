import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Search and filters of a list in one line; on phones the filters share the line under the search. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  '@media': { [mediaQuery.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
})

export const search = style({
  flex: '0 0 280px',
  '@media': { [mediaQuery.phone]: { gridColumn: '1 / -1' } },
})
