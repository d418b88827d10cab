import { insetFocusRing, style } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
  overflow: 'clip',
})
/** As long as the page; where the roles have no room beside each other it scrolls in a frame, with head and names in view. */
export const framed = style({
  overflow: 'auto',
  maxBlockSize: `calc(100dvh - ${size.topBar})`,
  '@media': { [mediaQuery.print]: { overflow: 'visible', maxBlockSize: 'none' } },
})
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: '0' })
export const role = style({
  ...type.caption,
  fontWeight: weight.strong,
  position: 'sticky',
  insetBlockStart: size.topBar,
  zIndex: layer.raised,
  minInlineSize: '5.5rem',
  paddingBlock: space[2],
  paddingInline: space[1],
  textAlign: 'center',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  background: vars.color.header,
  borderBlockEnd: `${line.hairline} solid ${vars.color.border}`,
  // The frame is then what the head sticks to, and it lies below the top bar already.
  selectors: { '&:focus-visible': insetFocusRing, [`${framed} &`]: { insetBlockStart: 0 } },
})
export const corner = style({
  insetInlineStart: 0,
  zIndex: layer.sticky,
  paddingInlineStart: space[4],
  textAlign: 'start',
})
/** Ends the text above the room that a menu takes in the heads beside it. */
export const withoutMenu = style({ paddingBlockEnd: `calc(${space[2]} + ${vars.density.controlSmall})` })
export const people = style({ fontWeight: weight.regular, color: vars.color.textMuted })
export const group = style({
  ...type.label,
  position: 'sticky',
  insetInlineStart: 0,
  paddingBlockStart: space[4],
  paddingBlockEnd: space[1],
  paddingInline: space[4],
  textAlign: 'start',
})
export const permission = style({
  ...type.body,
  fontWeight: weight.regular,
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '17rem',
  inlineSize: '20rem',
  paddingBlock: space[1],
  paddingInline: space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  background: vars.color.surface,
  borderBlockEnd: hairline,
  selectors: { '&:focus-visible': insetFocusRing },
})
export const hint = style({ ...type.caption, color: vars.color.textMuted })
/** Every row has room for a name with a line of hint, or a box with its limit. */
export const cell = style({
  ...type.caption,
  blockSize: `calc(${type.body.lineHeight} + ${type.caption.lineHeight} + 2 * ${space[1]} + ${line.hairline})`,
  paddingBlock: space[1],
  paddingInline: space[1],
  textAlign: 'center',
  verticalAlign: 'top',
  borderBlockEnd: hairline,
  color: vars.color.textMuted,
  selectors: { '&:focus-visible': insetFocusRing },
})
/** Those who hold a permission, in one line. */
export const granted = style({
  paddingInline: `${space[2]} ${space[4]}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
/** The box on the first line of the permission, its limit below it, with the same room at either edge of the row. */
const mark = {
  display: 'inline-grid',
  gridTemplateRows: space[5],
  alignItems: 'center',
  justifyItems: 'center',
} as const
export const target = style({ ...mark, minInlineSize: space[8], minBlockSize: space[6] })
export const has = style({ ...mark, color: vars.color.accentText })
export const limit = style({ ...type.caption, color: vars.color.textMuted })
export const chooser = style({ gridColumn: '1 / -1', display: 'flex', alignItems: 'flex-end', gap: space[2] })
export const narrow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space[4],
  padding: space[4],
})
export const legend = style({ ...type.label, paddingBlockEnd: space[2] })
export const list = style({ display: 'grid', alignContent: 'start', gap: space[2] })
