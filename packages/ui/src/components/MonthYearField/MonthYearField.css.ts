import { style } from '../../styles/rules.ts'
import { space } from '../../tokens/scale.ts'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 7rem)',
  gap: space[2],
})
