import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Families of reports side by side where there is room. */
export const families = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))',
  alignItems: 'start',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const list = style({ display: 'grid', gap: space[4], listStyle: 'none', margin: 0, padding: 0 })

/** Filters in as many columns as fit. */
export const filters = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  alignItems: 'start',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
