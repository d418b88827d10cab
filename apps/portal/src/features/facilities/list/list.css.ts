import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [mediaQuery.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
})

export const search = style({
  flex: '0 0 280px',
  '@media': { [mediaQuery.phone]: { flexBasis: 'auto' } },
})

export const chips = style({ flex: '1 1 auto', minInlineSize: 0 })

/** A drawing as wide as a period, its date beside it. */
export const validity = style({
  display: 'grid',
  gridTemplateColumns: '96px auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space[3],
  whiteSpace: 'nowrap',
})
