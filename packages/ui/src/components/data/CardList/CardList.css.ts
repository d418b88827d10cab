import { hiddenFromSight, style, styleSelector } from '../../../styles/rules.ts'
import { line, space, type, vars, weight } from '../../../tokens/index.ts'

export const list = style({ display: 'block', listStyle: 'none' })
export const item = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  selectors: { '&[data-selected=true]': { background: vars.color.selected } },
})
export const main = style({ flex: '1 1 0', minInlineSize: 0, display: 'grid', gap: space[1] })
export const top = style({
  display: 'flex',
  // A long state goes below the name rather than leaving it one word a line.
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: space[3],
})
export const title = style({
  ...type.body,
  flex: '1 1 7rem',
  minInlineSize: 0,
  fontWeight: weight.medium,
  paddingBlock: space.half,
  overflowWrap: 'anywhere',
})
export const status = style({ flexShrink: 0, maxInlineSize: '100%' })
/** A label for screen readers only. */
export const hidden = style(hiddenFromSight)
export const facts = style({
  ...type.bodyCompact,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  color: vars.color.textMuted,
})
styleSelector(`${facts} > div`, {
  position: 'relative',
  display: 'flex',
  flex: '1 1 100%',
  minInlineSize: 0,
  alignItems: 'baseline',
  gap: space[1],
})
// a label is one word or two; only the value may break
styleSelector(`${facts} dt`, { flexShrink: 0 })
styleSelector(`${facts} dd`, { color: vars.color.text, overflowWrap: 'anywhere' })
export const end = style({})
// The shares and the gaps make a line of two full: the next fact begins a line however short they are, and a long one wraps
// in its place. A larger share of the end would take room that the fact before it needs.
styleSelector(`${facts} > div:has(+ ${end})`, { flexBasis: '36%' })
styleSelector(`${facts} > ${end}`, { justifyContent: 'end', textAlign: 'end' })
styleSelector(`${facts} > :not(${end}) + ${end}`, {
  flex: '0 0 auto',
  minInlineSize: '24%',
  maxInlineSize: '62%',
})
