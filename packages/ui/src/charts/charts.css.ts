import { hiddenFromSight, style, styleSelector } from '../styles/rules.ts'
import { layer, line, mediaQuery, radius, space, type, vars, weight } from '../tokens/index.ts'

const { color } = vars

export const figure = style({
  ...type.caption,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  color: color.textMuted,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[1],
})
export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1] })
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  color: color.text,
  overflowWrap: 'anywhere',
})
export const swatch = style({ flexShrink: 0, overflow: 'visible' })
export const toggle = style({
  ...type.bodyCompact,
  minBlockSize: vars.density.controlSmall,
  marginInlineStart: 'auto',
  paddingInline: space[1],
  borderRadius: radius.control,
  fontWeight: weight.strong,
  color: color.accentText,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const plot = style({ position: 'relative', minInlineSize: 0 })
export const drawing = style({ inlineSize: '100%', blockSize: 'auto', overflow: 'visible' })

/** Words in a drawing are SVG, whose fill forced colours leave alone. */
const forcedText = { [mediaQuery.forcedColors]: { fill: 'CanvasText' } }

export const axisText = style({
  fill: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': forcedText,
})
/** Written over lines, with a rim of the ground to stay readable. */
export const valueText = style({
  fill: color.text,
  stroke: color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [mediaQuery.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
})
export const gridLine = style({
  stroke: color.borderSubtle,
  '@media': { [mediaQuery.forcedColors]: { stroke: 'GrayText', strokeOpacity: 0.4 } },
})
export const zeroLine = style({
  stroke: color.borderControl,
  '@media': { [mediaQuery.forcedColors]: { stroke: 'CanvasText' } },
})

/** A mark takes its colour from `color`, which forced colours replace by the system's. */
export const mark = style({
  fill: 'currentColor',
  stroke: 'none',
  '@media': { [mediaQuery.forcedColors]: { color: 'CanvasText', stroke: 'CanvasText' } },
})
export const ink = style({ '@media': { [mediaQuery.forcedColors]: { color: 'CanvasText' } } })
export const lineMark = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [mediaQuery.forcedColors]: { color: 'CanvasText' } },
})
/** A point has a rim of the ground, so that it stands clear of its line. */
export const point = style({
  fill: 'currentColor',
  stroke: color.surface,
  strokeWidth: 1.5,
  '@media': { [mediaQuery.forcedColors]: { color: 'CanvasText', stroke: 'Canvas' } },
})
export const shown = style({
  fill: `color-mix(in oklab, ${color.accent} 9%, transparent)`,
  '@media': { [mediaQuery.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
})
export const stop = style({
  fill: 'transparent',
  outline: 'none',
  selectors: {
    '&:focus-visible': { stroke: color.focus, strokeWidth: 2 },
  },
  '@media': {
    [mediaQuery.forcedColors]: { selectors: { '&:focus-visible': { stroke: 'Highlight' } } },
  },
})

export const tooltip = style({
  ...type.caption,
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: layer.raised,
  display: 'grid',
  gap: space[1],
  maxInlineSize: '60%',
  paddingInline: space[3],
  paddingBlock: space[2],
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.control,
  color: color.text,
  background: vars.layerSurface.popover,
  boxShadow: vars.shadow.popover,
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
  '@media': { [mediaQuery.print]: { display: 'none' } },
})
export const tooltipTitle = style({ fontWeight: weight.strong })
export const tooltipRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.textMuted,
})
export const tooltipValue = style({
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
  paddingInlineStart: space[3],
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
})

export const empty = style({
  ...type.body,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  border: `${line.hairline} dashed ${color.border}`,
  borderRadius: radius.card,
  textAlign: 'center',
})
export const waiting = style({ borderRadius: radius.card, background: color.borderSubtle, opacity: 0.6 })
export const hidden = style(hiddenFromSight)

export const tableFrame = style({ overflowX: 'auto' })
/** The table beside the drawing, shown in print only. */
export const printOnly = style({
  display: 'none',
  '@media': { [mediaQuery.print]: { display: 'block' } },
})
export const table = style({ ...type.bodyCompact, inlineSize: '100%', color: color.text })
export const cell = style({
  paddingBlock: space[1],
  paddingInlineEnd: space[4],
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})
styleSelector(`thead .${cell}`, { fontWeight: weight.strong, color: color.textMuted })
export const number = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const none = style({ color: color.textSubtle })
