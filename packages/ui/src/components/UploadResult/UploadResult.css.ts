import { style } from '../../styles/rules.ts'
import { line, space, type, vars, weight } from '../../tokens/index.ts'

export const root = style({ display: 'grid', gap: space[4] })
export const counts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8], rowGap: space[2] })
export const term = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const value = style({ ...type.h2, fontVariantNumeric: 'tabular-nums' })
export const scroll = style({
  overflow: 'auto',
  maxBlockSize: '24rem',
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
})
export const table = style({ inlineSize: '100%', ...type.body })
export const head = style({
  ...type.caption,
  fontWeight: weight.strong,
  position: 'sticky',
  insetBlockStart: '0',
  padding: space[2],
  textAlign: 'start',
  color: vars.color.textMuted,
  background: vars.color.header,
})
export const cell = style({
  padding: space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
