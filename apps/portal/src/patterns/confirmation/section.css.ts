import { mediaQuery, size, space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** One column, no wider than is read at a glance. */
export const column = style({ maxInlineSize: size.step })

/** Buttons beside each other; on a phone each has the whole width, for a thumb. */
export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': { [mediaQuery.phone]: { display: 'grid' } },
})
