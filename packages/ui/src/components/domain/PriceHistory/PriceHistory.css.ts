import { hiddenFromSight, style } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, space, type, vars, weight } from '../../../tokens/index.ts'

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
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  rowGap: space[2],
  minBlockSize: `calc(${vars.density.control} + ${space[4]})`,
  paddingBlock: space[2],
  paddingInline: space[4],
})
export const title = style({ ...type.h3 })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const notice = style({ paddingInline: space[4], paddingBlockEnd: space[4] })
export const skeleton = style({ display: 'grid', gap: space[4], padding: space[4] })
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: space[4],
  rowGap: space[3],
  paddingInline: space[4],
  paddingBlockEnd: space[3],
})
/** Width of the prices from which the version of the day has room beside the fields. */
const isRoomy = '(min-width: 52rem)'
/** In a line of its own below the fields, or beside them. */
export const announcement = style({
  ...type.bodyCompact,
  flexBasis: '100%',
  color: vars.color.textMuted,
  '@container': {
    [isRoomy]: {
      flex: '1 1 12rem',
      display: 'grid',
      alignContent: 'center',
      minBlockSize: vars.density.control,
      textWrap: 'balance',
    },
  },
})
/** The chooser of the version in a narrow place, and the button behind which the rest of the controls is folded. */
export const narrowLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
  paddingInline: space[4],
  paddingBlockEnd: space[4],
})
export const narrowTools = style([tools, { paddingInline: space[4], paddingBlockEnd: space[4] }])
export const picker = style({ paddingInline: space[4], paddingBlockEnd: space[3] })
export const years = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[2],
  ...type.bodyCompact,
})
export const year = style({ ...type.label, fontVariantNumeric: 'tabular-nums' })
export const gaps = style({ ...type.caption, color: vars.color.textMuted, paddingBlockStart: space[2] })
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
/** A long heading of a narrow amount stands in two lines and leaves the room to the items; no word of it breaks. */
export const numberHead = style({ textAlign: 'end', overflowWrap: 'normal' })
export const code = style({
  ...type.bodyCompact,
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  '@container': { '(max-width: 639px)': { display: 'none' } },
})
export const codeHead = style({ '@container': { '(max-width: 639px)': { display: 'none' } } })
export const wideOnly = style({ '@container': { '(max-width: 799px)': { display: 'none' } } })
export const firstHead = style({ position: 'sticky', insetInlineStart: 0, zIndex: layer.raised })
/** The items stay in view while many amounts are scrolled under them. */
export const firstCell = style({
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '9rem',
  background: vars.color.surface,
})
export const nothing = style({
  ...type.body,
  padding: space[4],
  color: vars.color.textMuted,
  borderBlockStart: hairline,
})
export const popoverTitle = style({ ...type.label })
export const cardCode = style({ ...type.caption, fontFamily: vars.font.mono, color: vars.color.textMuted })
export const note = style({ ...type.bodyCompact, color: vars.color.textMuted })
/** The note under the item where it has no column of its own. */
export const foldedNote = style([
  note,
  { display: 'none', '@container': { '(max-width: 799px)': { display: 'block' } } },
])
export const muted = style({ color: vars.color.textMuted })
export const hidden = style(hiddenFromSight)
/** The words of a change stand after the amount they belong to. */
export const text = style({ ...type.bodyCompact, paddingInlineStart: space[2] })
export const spark = style({
  display: 'block',
  inlineSize: space[16],
  blockSize: space[5],
  color: vars.color.accent,
  '@media': { [mediaQuery.forcedColors]: { color: 'CanvasText' } },
})
export const cards = style({ listStyle: 'none', borderBlockStart: hairline })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: hairline,
})
export const cardTitle = style({ ...type.body, overflowWrap: 'anywhere', gridColumn: '1 / -1' })
export const cardAlone = style({ gridColumn: 'auto' })
export const cardField = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const cardAmount = style({ ...type.body, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const cardBefore = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const narrowNote = style({ ...type.bodyCompact, flexBasis: '100%', color: vars.color.textMuted })
export const itemButton = style({
  textAlign: 'start',
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationThickness: line.hairline,
  textUnderlineOffset: space[1],
})
export const points = style({ display: 'grid', gap: space[1], listStyle: 'none' })
export const point = style({
  ...type.bodyCompact,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, max-content))',
  columnGap: space[4],
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
