import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line } from '../../../tokens/scale.ts'

export const divider = style({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}`,
})
