import { insetFocusRing, style, variants } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
  overflow: 'clip',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[4],
  padding: space[4],
  borderBlockEnd: hairline,
})
export const notice = style({ flex: '1 1 20rem' })
export const scroll = style({ overflow: 'auto', maxBlockSize: '70dvb' })
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
})
export const headCell = style({
  ...type.caption,
  fontWeight: weight.strong,
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: layer.raised,
  paddingBlock: space[2],
  paddingInline: space[3],
  textAlign: 'start',
  color: vars.color.textMuted,
  background: vars.color.header,
  borderBlockEnd: `${line.hairline} solid ${vars.color.border}`,
})
export const corner = style({ insetInlineStart: 0, zIndex: layer.sticky })
export const cell = style({
  ...type.body,
  fontWeight: weight.regular,
  blockSize: vars.density.row,
  paddingInline: space[3],
  textAlign: 'start',
  borderBlockEnd: hairline,
})
/** The items stay in view while the amounts are scrolled under them. */
export const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '11rem',
  maxInlineSize: '22rem',
  overflowWrap: 'anywhere',
  background: vars.color.surface,
})
export const code = style({ ...type.caption, fontFamily: vars.font.mono, color: vars.color.textMuted })
export const number = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-selected=true]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
})
/** A long heading of a narrow amount stands in two lines and leaves the room to the items; no word of it breaks. */
export const numberHead = style({ textAlign: 'end', overflowWrap: 'normal' })
export const muted = style({ color: vars.color.textMuted })
export const gone = style({ color: vars.color.textMuted, textDecoration: 'line-through' })
export const states = variants({
  same: {},
  changed: { background: vars.tone.attention.tint },
  added: { background: vars.tone.attention.tint },
  removed: {},
})
export const input = style({
  ...type.body,
  inlineSize: '100%',
  minInlineSize: '7rem',
  maxInlineSize: '11rem',
  blockSize: vars.density.controlSmall,
  paddingInline: space[2],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: radius.tiny,
  border: `${line.hairline} solid ${vars.color.borderControl}`,
  color: vars.color.text,
  background: vars.color.surface,
  selectors: {
    '&:focus-visible': insetFocusRing,
    '&[aria-invalid=true]': { borderColor: vars.color.danger },
    '&:disabled': { borderColor: 'transparent', color: vars.color.textMuted, background: 'none' },
  },
  '@media': { [mediaQuery.print]: { border: 0 } },
})
export const problem = style({
  ...type.caption,
  display: 'block',
  color: vars.color.dangerText,
  whiteSpace: 'normal',
})
/** Under forced colours the mark is the word beside it; the ground is gone. */
export const mark = style({ ...type.caption, color: vars.color.textMuted })
export const foot = style({
  ...type.bodyCompact,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[6],
  rowGap: space[2],
  padding: space[4],
  color: vars.color.textMuted,
})
export const narrow = style({ display: 'grid', justifyItems: 'start', gap: space[3], padding: space[4] })
