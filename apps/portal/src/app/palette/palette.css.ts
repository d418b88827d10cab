import { line as stroke, space, vars } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

export const keys = style({ margin: 0 })

/** A line of the list of shortcuts: the action, then the keys at the end of the line. */
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `${stroke.hairline} solid ${vars.color.borderSubtle}`,
})

export const key = style({ margin: 0 })
