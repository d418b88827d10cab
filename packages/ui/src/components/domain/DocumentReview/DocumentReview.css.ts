import { style, styleSelector, variants } from '../../../styles/rules.ts'
import { line, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'
import * as viewer from '../DocumentViewer/DocumentViewer.css.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`
const card = { border: hairline, borderRadius: radius.card, background: vars.color.surface } as const

export const root = style({ containerType: 'inline-size' })
/** The documents beside the one that is read, equally high; below 700 px above it. */
export const columns = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(min-width: 700px)': { gridTemplateColumns: 'minmax(17rem, 28%) minmax(0, 1fr)' } },
})
export const list = style({ ...card, containerType: 'inline-size', overflow: 'hidden' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
})
export const title = style({ ...type.h3 })
export const muted = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const group = style({
  ...type.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[1]} ${space[4]}`,
  background: vars.color.sunken,
  color: vars.color.textMuted,
})
export const rows = style({ listStyle: 'none' })
export const row = style({ borderBlockStart: hairline, minInlineSize: 0 })
export const entry = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
const cells = {
  ...type.bodyCompact,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '36px',
  padding: `${space[1]} ${space[4]}`,
} as const
/** A document that is not there cannot be opened. */
export const plain = style(cells)
export const open = style({
  ...cells,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  // comes into view below what stays at the upper edge: the bar of the page and the name of the record
  scrollMarginBlockStart: size.touch,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 ${line.strong} ${vars.color.focus}` },
  },
})
export const current = style({
  boxShadow: `inset ${line.thick} 0 0 ${vars.color.accent}`,
  background: vars.color.selected,
})
export const tones = variants({
  missing: { color: vars.tone.attention.mark },
  mismatch: { color: vars.tone.stopped.mark },
  open: { color: vars.tone.review.mark },
  verified: { color: vars.tone.positive.mark },
})
export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** The act of a row: its label ends where an act in the head of the group does. */
export const aside = style({ paddingInlineEnd: space[4] })
export const facts = style({
  ...type.bodyCompact,
  display: 'grid',
  gap: space[2],
})
/** Under a row: in line with its name, as the width allows. */
export const indented = style({ padding: `${space[2]} ${space[4]} ${space[3]}` })
/** Width of the list from which a label and a value of some words have a line each. */
const roomy = '(min-width: 25rem)'
/** A label over its value, with what was found on the line of the label; one beside the other where there is room. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[2],
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr) auto' } },
})
export const term = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
})
export const value = style({
  gridColumn: '1 / -1',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { gridColumn: 'auto' } },
})
export const found = style({
  ...type.caption,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space[1],
  gridArea: '1 / 2',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  '@container': { [roomy]: { gridArea: 'auto' } },
})
export const document = style({
  ...card,
  display: 'grid',
  gap: space[3],
  padding: space[3],
  minInlineSize: 0,
})
/** On phones, inside of the list: in line with its rows, without a frame of its own. */
export const underRow = style({ border: 0, borderRadius: 0, paddingInline: space[4] })
// the frame of a viewer reaches from edge to edge: its letters are a tenth larger
styleSelector(`${underRow} ${viewer.frame}`, {
  inlineSize: `calc(100% + 2 * ${space[4]})`,
  marginInline: `calc(-1 * ${space[4]})`,
  borderInline: 0,
  borderRadius: 0,
})
