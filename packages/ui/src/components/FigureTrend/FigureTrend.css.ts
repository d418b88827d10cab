import { style, variants } from '../../styles/rules.ts'
import { mediaQuery, space, type, vars, weight } from '../../tokens/index.ts'

export const figure = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const label = style({ ...type.label, color: vars.color.textMuted })
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
})
export const value = style({
  ...type.h1,
  fontFamily: vars.font.serif,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
})
export const none = style({ color: vars.color.textSubtle })
export const change = style({
  ...type.bodyCompact,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.textMuted,
})
export const words = style({ fontWeight: weight.strong })
export const judgements = variants({
  good: { color: vars.tone.positive.text },
  bad: { color: vars.color.dangerText },
  none: { color: vars.color.text },
})
export const spark = style({ '@media': { [mediaQuery.print]: { display: 'none' } } })
