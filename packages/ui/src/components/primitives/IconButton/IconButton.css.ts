import { style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { size, space } from '../../../tokens/scale.ts'
import { room } from '../Button/Button.css.ts'

export const square = style({ paddingInline: 0, paddingBlock: 0, flexShrink: 0 })
/** A square with its icon in the middle; a frame has no more room than for the focus ring around a large one. */
const sided = (side: string) => ({
  inlineSize: side,
  vars: { [room]: `min((${side} - ${size.icon}) / 2, ${space[3]})` },
})
export const sizes = variants({
  md: sided(vars.density.control),
  sm: sided(vars.density.controlSmall),
})
