import { style } from '../../../styles/rules.ts'
import { line, radius, space, type, vars } from '../../../tokens/index.ts'

export const root = style({ display: 'grid', gap: space[3] })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const name = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
  marginInlineEnd: 'auto',
  overflowWrap: 'anywhere',
})
export const frame = style({
  overflow: 'auto',
  blockSize: 'min(70dvb, 48rem)',
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderRadius: radius.control,
  background: vars.color.sunken,
})
export const pdf = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 })
export const image = style({ display: 'block', margin: 'auto', maxInlineSize: 'none', blockSize: 'auto' })
export const unknown = style({ ...type.body, padding: space[6], color: vars.color.textMuted })
