import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Families of reports in as many columns as fit, one under the other without gaps. */
export const families = style({ columns: '20rem', columnGap: space[5] })

export const family = style({ breakInside: 'avoid', marginBlockEnd: space[5] })

export const list = style({ display: 'grid', gap: space[4], listStyle: 'none', margin: 0, padding: 0 })

/** Filters in as many columns as fit. */
export const filters = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  alignItems: 'start',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
