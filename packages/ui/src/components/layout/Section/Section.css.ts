import { style } from '../../../styles/rules.ts'
import { space } from '../../../tokens/scale.ts'

export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
})
