import { space } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The figures beside each other as long as each is wide enough to be read. */
export const countRow = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
})
