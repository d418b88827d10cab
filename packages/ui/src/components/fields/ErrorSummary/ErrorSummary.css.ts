import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, radius, space } from '../../../tokens/scale.ts'

export const summary = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `${line.strong} solid ${vars.color.danger}`,
  borderRadius: radius.card,
  background: vars.color.surface,
})
export const list = style({ display: 'grid', gap: space[1] })
export const link = style({ color: vars.color.dangerText, fontWeight: 600 })
