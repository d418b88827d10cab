import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { anchor, layer, line, mediaQuery, size, space } from '../../../tokens/scale.ts'

export const bar = style({
  // at 400 % the window is too low for a bar that never leaves
  '@media': { [mediaQuery.tall]: { position: 'sticky', insetBlockStart: 0, zIndex: layer.sticky } },
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.topBar,
  // the tools end where the content ends, however wide the window is
  paddingInlineStart: vars.gutter,
  paddingInlineEnd: `max(${vars.gutter}, calc(100% - ${size.content} - ${vars.gutter}))`,
  paddingBlock: space[2],
  borderBlockEnd: `${line.hairline} solid ${vars.color.borderSubtle}`,
  background: vars.color.canvas,
})
export const start = style({ flex: 1, minInlineSize: 0 })
export const end = style({
  anchorName: anchor.topBarTools,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
})
export const menu = style({ display: 'none', '@media': { [mediaQuery.phone]: { display: 'block' } } })
