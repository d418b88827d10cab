import { style } from '../../../styles/rules.ts'
import { line, radius, space, type, vars } from '../../../tokens/index.ts'

export const list = style({ display: 'grid', gap: space[3], listStyle: 'none' })
export const item = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `${line.hairline} solid ${vars.color.border}`,
  borderRadius: radius.card,
  background: vars.color.surface,
})
export const name = style({ ...type.label })
export const muted = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const signals = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[1],
  ...type.bodyCompact,
})
export const value = style({ overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const root = style({ display: 'grid', gap: space[4] })
