import { style, styleSelector, variants } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'
import type { RulerFill } from '../../../charts/ruler-types.ts'

export const ruler = style({ ...type.caption, position: 'relative', color: vars.color.textMuted })
/** A line of words with a hair of room to the track. */
export const labels = style({
  position: 'relative',
  blockSize: `calc(${type.caption.lineHeight} + ${space.half})`,
})
export const label = style({ position: 'absolute', insetBlockEnd: space.half, whiteSpace: 'nowrap' })
export const labelBelow = style({ position: 'absolute', insetBlockStart: space.half, whiteSpace: 'nowrap' })
/** The name of a bar in its line. */
export const labelBeside = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  whiteSpace: 'nowrap',
})
/** Names of two lines: the day and what is so from it on. */
export const names = style({
  position: 'relative',
  blockSize: `calc(${space[2]} + 2 * ${type.caption.lineHeight})`,
})
export const detail = style({ display: 'block' })
export const todayLabel = style({ fontWeight: weight.strong, color: vars.color.text })
export const track = style({
  position: 'relative',
  blockSize: `calc(${space[2]} + ${space.half})`,
  borderRadius: radius.tiny,
  background: vars.color.sunken,
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})
const miniWidth = { inlineSize: space[24], maxInlineSize: '100%' } as const
export const mini = style({ blockSize: space[1], ...miniWidth })
/** As wide as the rulers below it. */
export const miniAxis = style(miniWidth)
export const segment = style({
  position: 'absolute',
  insetBlock: '0',
  minInlineSize: line.strong,
  color: 'inherit',
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})
/** Under forced colours the fills keep their difference in the device's own palette. */
const forced = (background: string) => ({ '@media': { [mediaQuery.forcedColors]: { background } } })
export const fills = variants<RulerFill>({
  // what it was, paler and with an edge that is seen on its own
  past: {
    background: `color-mix(in oklab, currentColor 42%, ${vars.color.surface})`,
    boxShadow: `inset 0 ${line.hairline} 0 currentColor, inset 0 calc(-1 * ${line.hairline}) 0 currentColor`,
    ...forced('GrayText'),
  },
  current: { background: 'currentColor', ...forced('CanvasText') },
  hatched: {
    background: `repeating-linear-gradient(45deg, currentColor 0 ${space[1]}, ${vars.color.surface} ${space[1]} calc(${space[1]} + ${line.strong}))`,
    ...forced(
      `repeating-linear-gradient(45deg, CanvasText 0 ${space[1]}, Canvas ${space[1]} calc(${space[1]} + ${line.strong}))`,
    ),
  },
  scheduled: {
    background: `color-mix(in oklab, currentColor 22%, ${vars.color.surface})`,
    boxShadow: `inset 0 0 0 ${line.hairline} currentColor`,
    ...forced('Canvas'),
  },
  asked: {
    background: vars.color.surface,
    border: `${line.hairline} dashed currentColor`,
    '@media': {
      [mediaQuery.forcedColors]: { background: 'Canvas', selectors: { '&&': { borderStyle: 'dashed' } } },
    },
  },
})
export const tick = style({
  position: 'absolute',
  insetBlock: '0',
  inlineSize: line.hairline,
  background: `color-mix(in oklab, ${vars.color.text} 30%, transparent)`,
})
export const today = style({
  position: 'absolute',
  // as far as the air between track and words reaches
  insetBlock: `calc(-1 * ${space.half})`,
  inlineSize: line.strong,
  marginInlineStart: `calc(-1 * ${line.hairline})`,
  background: vars.color.text,
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText' } },
})
export const miniToday = style({ insetBlock: `calc(-1 * ${line.strong})` })

/** The same facts as text: read by screen readers, and the part that is printed. */
export const text = style({
  position: 'absolute',
  inlineSize: line.hairline,
  blockSize: line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [mediaQuery.print]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  },
})
export const drawing = style({ '@media': { [mediaQuery.print]: { display: 'none' } } })

export const picker = style({ '@media': { [mediaQuery.print]: { display: 'none' } } })
/** The bars of a lane; their names stand below it. */
export const pickerLane = style({ position: 'relative', blockSize: vars.density.controlSmall })
/** The printed part of a picker: its periods one below the other. */
export const printText = style({
  display: 'none',
  '@media': { [mediaQuery.print]: { display: 'block' } },
})
export const choice = style({
  position: 'absolute',
  blockSize: vars.density.controlSmall,
  minInlineSize: space[3],
  cursor: 'pointer',
})
export const radio = style({
  position: 'absolute',
  opacity: 0,
  inset: '0',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  cursor: 'pointer',
})
export const bar = style({
  position: 'absolute',
  insetInline: line.hairline,
  insetBlock: `calc(${space[1]} + ${space.half})`,
  borderRadius: radius.tiny,
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})
styleSelector(`${radio}:checked + ${bar}`, {
  insetBlock: line.strong,
  boxShadow: `0 0 0 ${line.strong} ${vars.color.surface}, 0 0 0 ${space[1]} ${vars.color.accent}`,
  '@media': {
    [mediaQuery.forcedColors]: { outline: `${line.strong} solid Highlight`, outlineOffset: line.strong },
  },
})
styleSelector(`${radio}:focus-visible + ${bar}`, {
  outline: `${line.strong} solid ${vars.color.focus}`,
  outlineOffset: space[1],
})
styleSelector(`${radio}:hover:not(:checked) + ${bar}`, { insetBlock: space[1] })
export const lane = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 12rem) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
})
export const lanes = style({ display: 'grid', gap: space[2] })
export const todayColumn = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${space[1]})`,
  inlineSize: line.strong,
  marginInlineStart: `calc(-1 * ${line.hairline})`,
  pointerEvents: 'none',
  boxShadow: `0 0 0 ${line.hairline} ${vars.color.surface}`,
  background: vars.color.text,
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText' } },
})
