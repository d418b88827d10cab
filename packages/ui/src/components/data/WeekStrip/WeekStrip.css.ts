import { style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars } from '../../../tokens/index.ts'

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  listStyle: 'none',
})
export const week = style({
  display: 'grid',
  // a date wider than its week must not widen the bar
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${space[4]} ${space[16]} ${space[4]}`,
  alignItems: 'end',
  justifyItems: 'center',
  borderRadius: radius.tiny,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: vars.color.hover } },
})
export const bar = style({
  inlineSize: '70%',
  minBlockSize: line.strong,
  borderRadius: radius.tiny,
  background: vars.tone.attention.mark,
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText' } },
})
export const none = style({ background: vars.color.border })
export const small = style({ ...type.caption, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const count = style({
  ...type.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  whiteSpace: 'nowrap',
})
export const hidden = style({
  position: 'absolute',
  inlineSize: line.hairline,
  blockSize: line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
