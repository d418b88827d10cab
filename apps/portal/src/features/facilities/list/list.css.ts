import { space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

const rulerWidth = space[24]

/** The names over the drawings, whose place is kept until they are there. */
export const axis = style({ display: 'block', flex: `0 0 ${rulerWidth}` })

/** A drawing as wide as a period, its date beside it. */
export const validity = style({
  display: 'grid',
  gridTemplateColumns: `${rulerWidth} auto`,
  alignItems: 'center',
  justifyContent: 'start',
  gap: space[3],
  whiteSpace: 'nowrap',
})
