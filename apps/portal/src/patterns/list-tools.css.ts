import { mediaQuery, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Search and filters of a list in one line, wrapping on narrow screens. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })

export const search = style({
  flex: '0 0 280px',
  '@media': { [mediaQuery.phone]: { flexBasis: '100%' } },
})
