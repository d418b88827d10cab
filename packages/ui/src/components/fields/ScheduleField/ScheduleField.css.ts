import { insetFocusRing, quickTransition, style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, line, mediaQuery, radius, size, space, type, weight } from '../../../tokens/scale.ts'

const { color, tone } = vars
const hairline = `${line.hairline} solid ${color.borderSubtle}`

export const frame = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })

export const frameOfGrid = style({
  isolation: 'isolate',
  overflow: 'auto',
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
})
export const grid = style({
  ...type.caption,
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
  selectors: { '&[aria-disabled="true"]': { background: color.sunken, color: color.textMuted } },
})
export const dayHead = style({
  blockSize: space[8],
  borderBlockEnd: hairline,
  color: color.textMuted,
  background: color.header,
  fontWeight: weight.medium,
})
export const corner = style([dayHead, { inlineSize: space[12] }])
export const hour = style({
  paddingInline: space[1],
  color: color.textMuted,
  fontWeight: weight.regular,
  textAlign: 'end',
  verticalAlign: 'top',
})
export const cell = style({
  ...quickTransition,
  position: 'relative',
  blockSize: size.targetMinimum,
  padding: 0,
  borderInlineStart: hairline,
  cursor: 'cell',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.hover },
    // Above the drawings, which lie over their cells.
    '&:focus-visible::after': {
      ...insetFocusRing,
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: layer.raised,
      outlineColor: color.focus,
      boxShadow: `inset 0 0 0 ${line.strong} ${color.surface}`,
      outlineOffset: 0,
    },
    '[aria-disabled="true"] &': { cursor: 'not-allowed', background: 'none' },
  },
})
export const fullHour = style({ borderBlockStart: hairline })

/** Lies over the cells of a day from where it begins, and lets the pointer through to them. */
const piece = style({
  position: 'absolute',
  insetInline: space.half,
  borderRadius: radius.tiny,
  overflow: 'hidden',
  paddingInline: space[1],
  pointerEvents: 'none',
  zIndex: layer.raised,
})
export const block = style([
  piece,
  {
    color: color.onAccent,
    background: color.accent,
    fontWeight: weight.medium,
    selectors: { '&::before': { content: 'attr(data-hours)' } },
    '@media': {
      // A column of a phone is narrower than its hours; they stand below the grid.
      [mediaQuery.phone]: { selectors: { '&::before': { content: 'none' } } },
      [mediaQuery.forcedColors]: {
        color: 'HighlightText',
        background: 'Highlight',
        forcedColorAdjust: 'none',
      },
    },
  },
])
styleSelector(`[aria-disabled="true"] ${block}`, {
  border: `${line.hairline} solid ${color.borderControl}`,
  color: color.textMuted,
  background: color.surface,
})
export const other = style([
  piece,
  {
    insetInlineStart: '50%',
    border: `${line.hairline} dashed ${color.borderControl}`,
    color: color.textMuted,
    background: color.sunken,
  },
])
export const clash = style([
  piece,
  {
    display: 'grid',
    placeItems: 'center',
    border: `${line.strong} solid ${tone.attention.mark}`,
    color: tone.attention.text,
    background: tone.attention.tint,
    '@media': { [mediaQuery.forcedColors]: { borderColor: 'CanvasText' } },
  },
])

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[2],
})
/** The sentences and, right after them, the way to change them. */
export const folded = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] })
export const summary = style({ ...type.bodyCompact, fontVariantNumeric: 'tabular-nums' })

export const legend = style({ ...type.bodyCompact, marginInlineStart: 'auto', color: color.textMuted })

export const list = style({
  display: 'grid',
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
})
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[3],
  padding: space[2],
  paddingInlineStart: space[3],
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const dayName = style({ ...type.label, minBlockSize: vars.density.control, alignContent: 'center' })
export const blocks = style({ display: 'grid', justifyItems: 'start', gap: space[1] })
export const times = style({
  display: 'grid',
  gridTemplateColumns: '6rem auto 6rem auto',
  alignItems: 'center',
  columnGap: space[2],
})
export const error = style({ gridColumn: '1 / -1' })
styleSelector(`${times} + ${times}`, { marginBlockStart: space[1] })
