import { style } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'

/** The width the strip has. */
export const room = style({ containerType: 'inline-size' })
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  // narrower weeks would be too small to hit: half of them stand below
  '@container': {
    '(max-width: 287px)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      rowGap: space[2],
    },
  },
})
export const week = style({
  display: 'grid',
  // a number wider than its week must not widen the bar
  gridTemplateColumns: 'minmax(0, 1fr)',
  // the number has what the bar leaves, so that it stands on the bar
  gridTemplateRows: `minmax(0, 1fr) auto ${space[8]}`,
  blockSize: `calc(${space[6]} + ${space[16]} + ${space[8]})`,
  alignItems: 'end',
  justifyItems: 'center',
  borderRadius: radius.tiny,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: vars.color.hover } },
})
/** Height of the highest bar. */
export const highest = space[16]
export const bar = style({
  inlineSize: '70%',
  minBlockSize: line.strong,
  borderRadius: radius.tiny,
  background: vars.tone.attention.mark,
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText' } },
})
/** A bar that is cut shows where. */
export const cut = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: space[2],
      blockSize: space[1],
      background: vars.color.surface,
      transform: 'skewY(-12deg)',
    },
  },
})
export const none = style({ background: vars.color.border })
/** The day with its month below it, in the middle of the bar. */
export const date = style({
  ...type.caption,
  display: 'grid',
  gridTemplateRows: `${space[4]} ${space[4]}`,
  justifyItems: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const count = style({
  ...type.caption,
  marginBlockEnd: space[1],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  whiteSpace: 'nowrap',
})
export const over = style({ fontWeight: weight.strong })
export const hidden = style({
  position: 'absolute',
  inlineSize: line.hairline,
  blockSize: line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
