import { style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const square = style({ paddingInline: 0, paddingBlock: 0, flexShrink: 0 })
export const sizes = variants({
  md: { inlineSize: vars.density.control },
  sm: { inlineSize: vars.density.controlSmall },
})
