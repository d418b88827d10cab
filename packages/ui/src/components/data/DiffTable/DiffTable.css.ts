import { style, styleSelector } from '../../../styles/rules.ts'
import { line, mediaQuery, space, type, vars, weight } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const root = style({ containerType: 'inline-size' })
export const table = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })
export const head = style({
  ...type.caption,
  fontWeight: weight.strong,
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
  paddingBlock: vars.density.cell,
  paddingInline: space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  // a value of several lines keeps them
  whiteSpace: 'pre-line',
  borderBlockEnd: hairline,
})
export const before = style({
  background: `color-mix(in oklab, ${vars.color.danger} 9%, ${vars.color.surface})`,
  '@media': { [mediaQuery.forcedColors]: { background: 'Canvas' } },
})
export const after = style({
  background: `color-mix(in oklab, ${vars.tone.positive.mark} 10%, ${vars.color.surface})`,
  '@media': { [mediaQuery.forcedColors]: { background: 'Canvas' } },
})
export const removed = style({ textDecoration: 'line-through', textDecorationColor: vars.color.danger })
export const added = style({ textDecoration: 'none' })
export const minus = style({
  fontWeight: weight.strong,
  color: vars.color.dangerText,
  paddingInlineEnd: space[1],
})
export const plus = style({
  fontWeight: weight.strong,
  color: vars.tone.positive.text,
  paddingInlineEnd: space[1],
})
export const muted = style({ color: vars.color.textMuted })
export const note = style({ ...type.caption, display: 'block', color: vars.tone.attention.text })
export const mono = style({ ...type.bodyCompact, fontFamily: vars.font.mono })
export const hidden = style({
  position: 'absolute',
  inlineSize: line.hairline,
  blockSize: line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const toggle = style({
  ...type.label,
  inlineSize: '100%',
  minBlockSize: vars.density.row,
  paddingInline: space[4],
  textAlign: 'start',
  color: vars.color.accentText,
  selectors: { '&:hover': { background: vars.color.hover } },
})
/** How many fields are the same, where nothing can be pressed. */
export const unchangedInPrint = style({
  ...type.bodyCompact,
  display: 'none',
  paddingBlock: space[2],
  paddingInline: space[4],
  color: vars.color.textMuted,
  '@media': { [mediaQuery.print]: { display: 'block' } },
})

// In a narrow place each change is a pair of lines under its field instead of three squeezed columns.
const narrow = '(max-width: 479px)'
styleSelector(`${table} thead`, { '@container': { [narrow]: { display: 'none' } } })
styleSelector(`${table} tr, ${table} tbody, ${table} tbody td, ${table} tbody th`, {
  '@container': { [narrow]: { display: 'block' } },
})
styleSelector(`${table} tbody th`, {
  '@container': { [narrow]: { fontWeight: weight.strong, borderBlockEnd: 0, paddingBlockEnd: space[1] } },
})
styleSelector(`${table} tbody td:not(:last-child)`, { '@container': { [narrow]: { borderBlockEnd: 0 } } })
styleSelector(`${table} tbody td::before`, {
  '@container': {
    [narrow]: { content: 'attr(data-label)', display: 'block', ...type.caption, color: vars.color.textMuted },
  },
})
