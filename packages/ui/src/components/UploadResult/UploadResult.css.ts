import { style } from '../../styles/rules.ts'
import { line, radius, space, type, vars, weight } from '../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({ display: 'grid', gap: space[4] })
export const counts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8], rowGap: space[2] })
export const term = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const value = style({ ...type.h2, fontVariantNumeric: 'tabular-nums' })
export const scroll = style({
  overflow: 'auto',
  maxBlockSize: '24rem',
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
})
export const table = style({ inlineSize: '100%', ...type.body })
export const head = style({
  ...type.caption,
  fontWeight: weight.strong,
  position: 'sticky',
  insetBlockStart: '0',
  paddingBlock: space[2],
  paddingInline: space[3],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  background: vars.color.header,
})
export const cell = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
  fontWeight: weight.regular,
  overflowWrap: 'break-word',
})
export const list = style({
  listStyle: 'none',
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
})
export const item = style({
  ...type.body,
  display: 'grid',
  gap: space.half,
  padding: space[3],
  overflowWrap: 'anywhere',
  selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
})
export const place = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const found = style({ ...type.bodyCompact, fontFamily: vars.font.mono })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
