import { keyframes } from '@vanilla-extract/css'
import { quickTransition, style, styleSelector, variants } from '../../../styles/rules.ts'
import {
  anchor,
  layer,
  line,
  mediaQuery,
  radius,
  size,
  space,
  type,
  vars,
  weight,
} from '../../../tokens/index.ts'
import type { ToastType } from './queue.ts'

const enter = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${space[1]}))` },
  to: { opacity: 1, transform: 'none' },
})
const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

// Over the top bar, left of its tools: a message covers neither an act at the head of the page nor search, bell and account.
export const region = style({
  position: 'fixed',
  insetBlockStart: space[1],
  insetInlineStart: space[4],
  insetInlineEnd: [space[4], `calc(anchor(${anchor.topBarTools} start, ${space[2]}) + ${space[2]})`],
  zIndex: layer.toast,
  inlineSize: 'fit-content',
  maxInlineSize: '30rem',
  marginInlineStart: 'auto',
  outline: 'none',
  '@media': {
    [mediaQuery.phone]: {
      insetBlockStart: size.topBar,
      insetInline: '0',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      paddingInline: space[2],
      paddingBlockStart: space[2],
    },
    [mediaQuery.print]: { display: 'none' },
  },
})

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
  padding: space[2],
  paddingInlineStart: space[4],
  borderRadius: radius.card,
  borderInlineStart: `${line.spine} solid transparent`,
  color: vars.color.text,
  background: vars.layerSurface.popover,
  boxShadow: vars.shadow.popover,
  cursor: 'default',
  animationName: enter,
  animationDuration: vars.motion.normal,
  animationTimingFunction: vars.motion.ease,
  '@media': {
    [mediaQuery.reducedMotion]: { animationName: fade },
    [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` },
  },
})

const spine = (color: string) => ({ borderInlineStartColor: color })
export const spines = variants<ToastType>({
  error: spine(vars.color.danger),
  info: spine(vars.tone.progress.mark),
  wait: spine(vars.color.accent),
  success: spine(vars.tone.positive.mark),
  warning: spine(vars.tone.attention.mark),
})
export const icons = variants<ToastType>({
  error: { color: vars.color.danger },
  info: { color: vars.tone.progress.mark },
  wait: { color: vars.color.accent },
  success: { color: vars.tone.positive.mark },
  warning: { color: vars.tone.attention.mark },
})
export const icon = style({ display: 'inline-flex', paddingBlock: space.half })
// An action stands beside a short message and under a long one.
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minInlineSize: 0,
  paddingBlock: space.half,
})
export const text = style({
  ...type.body,
  overflowWrap: 'anywhere',
  maxBlockSize: '40dvb',
  overflowY: 'auto',
})
export const count = style({ fontWeight: weight.strong, color: vars.color.textMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInlineStart: `calc(-1 * ${space[2]})`,
  selectors: { '&:empty': { display: 'none' } },
})
export const button = style({
  ...type.label,
  ...quickTransition,
  minBlockSize: vars.density.controlSmall,
  paddingInline: space[2],
  borderRadius: radius.control,
  color: vars.color.accentText,
  selectors: { '&:hover': { background: vars.color.hover } },
})
export const close = style({
  ...quickTransition,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.targetMinimum,
  blockSize: size.targetMinimum,
  borderRadius: radius.control,
  color: vars.color.textMuted,
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const turning = style({})
styleSelector(`${turning} svg`, {
  animation: `${turn} 1.2s linear infinite`,
  '@media': { [mediaQuery.reducedMotion]: { animation: 'none' } },
})
export const hidden = style({
  position: 'absolute',
  inlineSize: line.hairline,
  blockSize: line.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
