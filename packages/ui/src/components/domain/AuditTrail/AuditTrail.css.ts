import { style } from '../../../styles/rules.ts'
import { line, space, type, vars } from '../../../tokens/index.ts'

export const list = style({ display: 'grid', listStyle: 'none' })
export const entry = style({
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
})
export const head = style({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
})
export const who = style({ ...type.label })
export const when = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const facts = style({ ...type.bodyCompact, color: vars.color.textMuted, overflowWrap: 'anywhere' })
