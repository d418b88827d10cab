import { line, space, type, vars, weight } from '@capiz/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The table may be wider than a phone; it scrolls inside its card. */
export const frame = style({ overflowX: 'auto' })

export const table = style({ inlineSize: '100%', minInlineSize: '520px', borderCollapse: 'collapse' })

export const cell = style({
  ...type.body,
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  textAlign: 'start',
})

export const head = style([cell, { ...type.caption, fontWeight: weight.strong, color: vars.color.textMuted }])

export const signal = style([cell, { fontWeight: weight.medium }])

export const points = style([cell, { textAlign: 'end', paddingInlineEnd: 0 }])

export const pointsHead = style([head, { textAlign: 'end', paddingInlineEnd: 0 }])
