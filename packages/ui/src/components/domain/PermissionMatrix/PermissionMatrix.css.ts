import { insetFocusRing, style } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
  overflow: 'clip',
})
/** As long as the page; it scrolls sideways only where the roles have no room beside each other. */
export const scroll = style({
  '@media': { [mediaQuery.narrow]: { overflowX: 'auto' }, [mediaQuery.print]: { overflow: 'visible' } },
})
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: '0' })
export const role = style({
  ...type.caption,
  fontWeight: weight.strong,
  position: 'sticky',
  insetBlockStart: size.topBar,
  zIndex: layer.raised,
  minInlineSize: '6rem',
  paddingBlock: space[2],
  paddingInline: space[2],
  textAlign: 'center',
  verticalAlign: 'bottom',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  background: vars.color.header,
  borderBlockEnd: `${line.hairline} solid ${vars.color.border}`,
  // The frame that scrolls sideways is then what the head sticks to, and it lies below the top bar already.
  '@media': { [mediaQuery.narrow]: { insetBlockStart: 0 } },
  selectors: { '&:focus-visible': insetFocusRing },
})
export const corner = style({
  insetInlineStart: 0,
  zIndex: layer.sticky,
  paddingInlineStart: space[4],
  textAlign: 'start',
})
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
  minInlineSize: '14rem',
  paddingBlock: space[2],
  paddingInline: space[4],
  textAlign: 'start',
  background: vars.color.surface,
  borderBlockEnd: hairline,
  selectors: { '&:focus-visible': insetFocusRing },
})
export const hint = style({ ...type.caption, color: vars.color.textMuted })
export const cell = style({
  ...type.caption,
  blockSize: vars.density.row,
  paddingInline: space[2],
  textAlign: 'center',
  borderBlockEnd: hairline,
  color: vars.color.textMuted,
  selectors: { '&:focus-visible': insetFocusRing },
})
export const granted = style({ textAlign: 'start', whiteSpace: 'nowrap' })
export const check = style({ display: 'inline-block', accentColor: vars.color.accent })
export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minInlineSize: space[8],
  minBlockSize: space[6],
})
export const has = style({
  color: vars.color.accentText,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
})
export const narrow = style({ display: 'grid', gap: space[4], padding: space[4] })
export const legend = style({ ...type.label, paddingBlockEnd: space[2] })
export const list = style({ display: 'grid', gap: space[2] })
