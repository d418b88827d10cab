import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, line, mediaQuery, size, space } from '../../../tokens/scale.ts'

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.topBar,
  paddingInline: vars.gutter,
  paddingBlock: space[2],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  background: vars.color.canvas,
})
export const start = style({ flex: 1, minInlineSize: 0 })
export const end = style({ display: 'flex', alignItems: 'center', gap: space[1], flexShrink: 0 })
export const menu = style({ display: 'none', '@media': { [mediaQuery.phone]: { display: 'block' } } })
