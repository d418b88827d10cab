import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { type } from '../../../tokens/scale.ts'

export const seconds = style({
  ...type.display,
  fontFamily: vars.font.serif,
  fontVariantNumeric: 'tabular-nums',
})
