import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, radius, space, type } from '../../../tokens/scale.ts'

export const skip = style({
  ...type.label,
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.skip,
  paddingInline: space[4],
  paddingBlock: space[2],
  borderRadius: radius.control,
  color: vars.color.onAccent,
  background: vars.color.accent,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
})
