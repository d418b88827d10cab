import { insetFocusRing, quickTransition, style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line as lines, mediaQuery, radius, space, type, weight } from '../../../tokens/scale.ts'

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

export const none = style({
  ...type.body,
  margin: 0,
  paddingInline: space[2],
  paddingBlockEnd: space[2],
  color: color.textMuted,
})
export const panel = style({
  display: 'grid',
  gap: space[3],
  inlineSize: '20rem',
  maxInlineSize: `calc(100% + ${space[4]})`,
  margin: `calc(-1 * ${space[2]})`,
})
/** Stays in view while a long list scrolls under it. */
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: vars.density.controlSmall,
  paddingInlineStart: space[2],
  background: vars.layerSurface.popover,
})
export const all = style({ flexShrink: 0 })
/** At the foot; its text stands under the marks of the lines. */
export const more = style({ justifySelf: 'start' })
/** Stands over the marks of its lines, as the title of the panel does. */
export const group = style({
  ...type.caption,
  paddingInline: space[2],
  fontWeight: weight.strong,
  color: color.textMuted,
})
export const list = style({
  display: 'grid',
  gap: space.half,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const line = style({
  ...quickTransition,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[2],
  paddingInline: space[2],
  borderRadius: radius.control,
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
export const text = style({ display: 'grid', minInlineSize: 0 })
export const label = style({ ...type.body, overflowWrap: 'anywhere' })
export const newLabel = style({ fontWeight: weight.medium })
export const detail = style({ ...type.bodyCompact, color: color.textMuted })
