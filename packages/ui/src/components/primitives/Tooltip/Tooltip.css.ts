import { keyframes } from '@vanilla-extract/css'
import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, line, mediaQuery, radius, space, type } from '../../../tokens/scale.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  ...type.bodyCompact,
  zIndex: layer.popover,
  maxInlineSize: '20rem',
  paddingInline: space[2],
  paddingBlock: space[1],
  borderRadius: radius.control,
  color: vars.color.onNavActive,
  background: vars.color.nav,
  boxShadow: vars.shadow.popover,
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})
