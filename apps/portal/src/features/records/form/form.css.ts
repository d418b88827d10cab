import { mediaQuery, space, weight } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

export const ratings = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

export const legend = style({ padding: 0, marginBlockEnd: space[2], fontWeight: weight.medium })

/** Ratings two in a row where there is room, each over its remarks. */
export const rated = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const wide = style({ gridColumn: '1 / -1' })
