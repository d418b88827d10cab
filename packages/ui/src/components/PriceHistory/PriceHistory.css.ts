import { style } from '../../styles/rules.ts'
import { line, radius, space, type, vars, weight } from '../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({
  containerType: 'inline-size',
  borderRadius: radius.card,
  border: hairline,
  background: vars.color.surface,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  padding: space[4],
})
export const title = style({ ...type.h3 })
export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] })
export const said = style({
  ...type.bodyCompact,
  display: 'block',
  color: vars.color.textMuted,
  paddingInline: space[4],
  paddingBlockEnd: space[3],
})
export const picker = style({
  paddingInline: space[4],
  paddingBlockEnd: space[4],
  '@container': { '(max-width: 559px)': { display: 'none' } },
})
export const years = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[2],
  ...type.bodyCompact,
})
export const chooser = style({
  display: 'none',
  paddingInline: space[4],
  paddingBlockEnd: space[4],
  '@container': { '(max-width: 559px)': { display: 'block' } },
})
export const scroll = style({ overflowX: 'auto' })
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const headCell = style({
  ...type.caption,
  fontWeight: weight.strong,
  paddingBlock: space[2],
  paddingInline: space[4],
  textAlign: 'start',
  color: vars.color.textMuted,
  background: vars.color.header,
  borderBlock: hairline,
})
export const cell = style({
  ...type.body,
  fontWeight: weight.regular,
  blockSize: vars.density.row,
  paddingInline: space[4],
  paddingBlock: space[1],
  textAlign: 'start',
  borderBlockEnd: hairline,
})
export const number = style({ textAlign: 'end', whiteSpace: 'nowrap' })
export const code = style({
  ...type.bodyCompact,
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  '@container': { '(max-width: 639px)': { display: 'none' } },
})
export const codeHead = style({ '@container': { '(max-width: 639px)': { display: 'none' } } })
export const wideOnly = style({ '@container': { '(max-width: 799px)': { display: 'none' } } })
export const muted = style({ color: vars.color.textMuted })
export const hidden = style({
  position: 'absolute',
  inlineSize: line.hairline,
  blockSize: line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const spark = style({ inlineSize: space[16], blockSize: space[5], color: vars.color.accent })
export const itemButton = style({
  textAlign: 'start',
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: line.hairline,
  textUnderlineOffset: space[1],
})
export const history = style({
  paddingInline: space[4],
  paddingBlock: space[3],
  background: vars.color.sunken,
  borderBlockEnd: hairline,
})
export const points = style({ display: 'grid', gap: space[1], listStyle: 'none' })
export const point = style({
  ...type.bodyCompact,
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, max-content) minmax(6rem, max-content) 1fr',
  gap: space[4],
})
export const foot = style({
  ...type.bodyCompact,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  color: vars.color.textMuted,
})
