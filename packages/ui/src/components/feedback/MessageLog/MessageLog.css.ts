import { style } from '../../../styles/rules.ts'
import { line, space, type, vars, weight } from '../../../tokens/index.ts'

export const list = style({ display: 'grid', listStyle: 'none' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
})
export const text = style({ ...type.body, overflowWrap: 'anywhere' })
export const meta = style({
  ...type.caption,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const kind = style({ fontWeight: weight.strong })
export const empty = style({ ...type.body, color: vars.color.textMuted, paddingBlock: space[4] })
