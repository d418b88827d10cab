import { insetFocusRing, style } from '../../styles/rules.ts'
import { layer, line, radius, space, type, vars, weight } from '../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({
  containerType: 'inline-size',
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
})
export const scroll = style({ overflow: 'auto', maxBlockSize: '70dvb' })
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'tabular-nums',
})
export const head = style({
  ...type.caption,
  fontWeight: weight.strong,
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: layer.raised,
  paddingBlock: space[2],
  paddingInline: space[4],
  textAlign: 'start',
  color: vars.color.textMuted,
  background: vars.color.header,
  borderBlockEnd: `${line.hairline} solid ${vars.color.border}`,
})
export const cell = style({
  ...type.body,
  fontWeight: weight.regular,
  blockSize: vars.density.row,
  paddingInline: space[4],
  textAlign: 'start',
  borderBlockEnd: hairline,
})
export const number = style({ textAlign: 'end', whiteSpace: 'nowrap' })
export const muted = style({ color: vars.color.textMuted })
export const edited = style({ background: vars.color.highlight })
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
  },
})
export const problem = style({
  ...type.caption,
  display: 'block',
  color: vars.color.dangerText,
  whiteSpace: 'normal',
})
export const foot = style({
  ...type.bodyCompact,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  padding: space[4],
  color: vars.color.textMuted,
})
