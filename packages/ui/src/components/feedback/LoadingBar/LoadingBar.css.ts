import { keyframes } from '@vanilla-extract/css'
import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, line, mediaQuery } from '../../../tokens/scale.ts'

const creep = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

export const track = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.loading,
  blockSize: line.strong,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const bar = style({
  blockSize: '100%',
  background: vars.color.accent,
  transformOrigin: 'left',
  '@media': { [mediaQuery.forcedColors]: { background: 'Highlight' } },
})

// Fast at first, then ever slower: it never claims to be nearly done for long.
export const loading = style({
  animation: `${creep} 8000ms cubic-bezier(0, .7, .3, 1) forwards`,
  '@media': { [mediaQuery.reducedMotion]: { animation: 'none', transform: 'none' } },
})
export const complete = style({
  opacity: 0,
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease} 200ms`,
})
