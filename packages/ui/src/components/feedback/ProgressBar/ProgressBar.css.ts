import { keyframes } from '@vanilla-extract/css'
import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space, type } from '../../../tokens/scale.ts'

export const bar = style({ display: 'grid', gap: space[1], inlineSize: '100%' })
export const text = style({
  ...type.bodyCompact,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
/** The value keeps to one line beside a long label. */
export const value = style({ flexShrink: 0 })
export const track = style({
  blockSize: space[1],
  overflow: 'hidden',
  borderRadius: radius.full,
  background: vars.color.borderSubtle,
  '@media': {
    [mediaQuery.forcedColors]: { background: 'Canvas', outline: `${line.hairline} solid CanvasText` },
  },
})
export const fill = style({
  blockSize: '100%',
  borderRadius: radius.full,
  background: vars.color.accent,
  transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [mediaQuery.forcedColors]: { background: 'Highlight' } },
})
const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })
export const endless = style({
  inlineSize: '40%',
  animation: `${travel} 1200ms ${vars.motion.ease} infinite`,
  '@media': { [mediaQuery.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.6 } },
})
