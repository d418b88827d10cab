import { hiddenFromSight, style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'

export const list = style({ display: 'grid', gap: space[1], listStyle: 'none' })
export const compact = style({ display: 'block', ...type.label })
export const step = style({
  ...type.body,
  display: 'grid',
  gridTemplateColumns: `${space[6]} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: vars.density.control,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: vars.color.textMuted,
  inlineSize: '100%',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
export const link = style({
  color: vars.color.accentText,
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const current = style({
  '@media': { [mediaQuery.forcedColors]: { outline: `${line.hairline} solid Highlight` } },
  fontWeight: weight.strong,
  color: vars.color.text,
  background: vars.color.accentTint,
})
export const number = style({
  ...type.caption,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: space[6],
  blockSize: space[6],
  borderRadius: radius.full,
  border: `${line.hairline} solid ${vars.color.borderControl}`,
  fontVariantNumeric: 'tabular-nums',
})
export const done = style({
  color: vars.tone.positive.text,
  borderColor: vars.tone.positive.mark,
  background: vars.tone.positive.tint,
})
export const invalid = style({ color: vars.color.dangerText, borderColor: vars.color.danger })
export const hidden = style(hiddenFromSight)
