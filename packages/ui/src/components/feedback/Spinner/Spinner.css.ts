import { keyframes } from '@vanilla-extract/css'
import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery, space, type } from '../../../tokens/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  ...type.bodyCompact,
  display: 'inline-flex',
  maxInlineSize: '100%',
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})
export const mark = style({
  flexShrink: 0,
  animation: `${turn} 900ms linear infinite`,
  '@media': { [mediaQuery.reducedMotion]: { animation: 'none' } },
})
