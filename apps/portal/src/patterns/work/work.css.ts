import { line, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A group that is folded below the rows. */
export const folded = style({
  paddingInline: space[3],
  paddingBlock: space[2],
  borderBlockStart: `${line.hairline} solid ${vars.color.borderSubtle}`,
})
