import { insetFocusRing, quickTransition, style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, line as lines, mediaQuery, radius, size, space, type, weight } from '../../../tokens/scale.ts'

const { color } = vars

/** Lies over the corner of the bell and grows away from it, so that nothing moves when a number comes or goes. */
export const count = style({
  ...type.caption,
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '50%',
  minInlineSize: space[4],
  paddingInline: space.half,
  textAlign: 'center',
  borderRadius: radius.full,
  color: color.onAccent,
  background: color.accent,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': {
    [mediaQuery.forcedColors]: {
      color: 'HighlightText',
      background: 'Highlight',
      forcedColorAdjust: 'none',
    },
  },
})

const hairline = `${lines.hairline} solid ${color.borderSubtle}`

export const none = style({
  ...type.body,
  margin: 0,
  padding: space[4],
  color: color.textMuted,
})
/** From edge to edge of the popover, which on phones is as wide as the content of the page. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '24rem',
  maxInlineSize: `calc(100% + ${space[8]})`,
  margin: `calc(-1 * ${space[4]})`,
  outline: 'none',
  '@media': { [mediaQuery.phone]: { inlineSize: `calc(100vw - 2 * ${space[4]})` } },
})
/** Stays in view while a long list scrolls between both. */
const edge = {
  position: 'sticky',
  zIndex: layer.raised,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  background: vars.layerSurface.popover,
} as const
export const head = style({
  ...edge,
  insetBlockStart: 0,
  minBlockSize: size.touch,
  paddingInlineStart: space[4],
  paddingInlineEnd: space[2],
  borderBlockEnd: hairline,
})
export const all = style({ flexShrink: 0 })
/** The text of its link stands under the marks of the lines. */
export const foot = style({
  ...edge,
  insetBlockEnd: 0,
  padding: space[2],
  borderBlockStart: hairline,
})
/** A day and its lines. */
export const run = style({
  paddingBlockEnd: space[2],
  selectors: { '& + &': { borderBlockStart: hairline } },
})
/** Stands over the marks of its lines, as the title of the panel does. */
export const group = style({
  ...type.caption,
  paddingInline: space[4],
  paddingBlockStart: space[3],
  paddingBlockEnd: space[1],
  fontWeight: weight.strong,
  color: color.textMuted,
})
export const list = style({ margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  ...quickTransition,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': insetFocusRing,
  },
})
/** Keeps its place on lines that are not new, so that all words stand under each other. */
export const mark = style({
  inlineSize: space[2],
  blockSize: space[2],
  marginBlockStart: `calc(${space[1]} + ${space.half})`,
  borderRadius: radius.full,
})
export const isNew = style({
  background: color.accent,
  '@media': { [mediaQuery.forcedColors]: { border: `${lines.hairline} solid CanvasText` } },
})
/** The name and its time in a line, what happened below them. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'baseline',
  minInlineSize: 0,
})
export const time = style({ ...type.caption, color: color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const label = style({ ...type.body, overflowWrap: 'anywhere' })
export const newLabel = style({ fontWeight: weight.strong })
export const detail = style({ ...type.bodyCompact, gridColumn: '1 / -1', color: color.textMuted })
