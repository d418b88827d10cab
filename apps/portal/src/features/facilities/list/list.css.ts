import { space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A drawing as wide as a period, its date beside it. */
export const validity = style({
  display: 'grid',
  gridTemplateColumns: '96px auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: space[3],
  whiteSpace: 'nowrap',
})
