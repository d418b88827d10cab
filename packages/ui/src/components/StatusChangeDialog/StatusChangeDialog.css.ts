import { style } from '../../styles/rules.ts'
import { space } from '../../tokens/index.ts'

export const unmet = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  listStyle: 'disc',
})
