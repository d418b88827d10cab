import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { space } from '../../../tokens/scale.ts'

export const box = style({ position: 'relative', display: 'block' })
export const select = style({
  appearance: 'none',
  paddingInlineEnd: space[10],
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
