import { quickTransition, style } from '../../styles/rules.ts'
import { line, radius, space, type, vars } from '../../tokens/index.ts'

export const tile = style({
  ...quickTransition,
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[4],
  borderRadius: radius.card,
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  color: vars.color.text,
  background: vars.color.surface,
  textDecoration: 'none',
})
export const link = style({
  selectors: { '&:hover': { background: vars.color.hover, borderColor: vars.color.border } },
})
export const label = style({ ...type.label, color: vars.color.textMuted })
export const value = style({ ...type.h1, fontFamily: vars.font.serif, fontVariantNumeric: 'tabular-nums' })
export const detail = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const linkLabel = style({ color: vars.color.accentText })
export const bone = style({
  blockSize: space[8],
  inlineSize: space[16],
  borderRadius: radius.tiny,
  background: vars.color.borderSubtle,
})
