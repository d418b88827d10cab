import { style, styleSelector } from '../../styles/rules.ts'
import { line, space, type, vars, weight } from '../../tokens/index.ts'

export const list = style({ display: 'block', listStyle: 'none' })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: space[3],
  rowGap: space[1],
  alignItems: 'start',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  selectors: { '&[data-selected=true]': { background: vars.color.selected } },
})
export const title = style({
  gridColumn: '2',
  ...type.body,
  fontWeight: weight.medium,
  paddingBlock: space.half,
})
export const status = style({ gridColumn: '3', paddingBlock: space.half })
export const menu = style({ gridColumn: '4' })
export const facts = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  ...type.bodyCompact,
  color: vars.color.textMuted,
})
styleSelector(`${facts} > div`, { display: 'flex', gap: space[1] })
styleSelector(`${facts} dd`, { color: vars.color.text })
