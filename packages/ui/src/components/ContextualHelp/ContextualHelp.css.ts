import { style } from '../../styles/rules.ts'
import { vars } from '../../tokens/contract.css.ts'
import { space, type } from '../../tokens/scale.ts'

export const title = style(type.label)
export const body = style({
  ...type.bodyCompact,
  display: 'grid',
  gap: space[2],
  color: vars.color.textMuted,
})
