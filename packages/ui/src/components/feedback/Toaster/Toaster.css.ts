import { keyframes } from '@vanilla-extract/css'
import { quickTransition, style, styleSelector, variants } from '../../../styles/rules.ts'
import { layer, line, mediaQuery, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'
import type { ToastType } from './queue.ts'

const enter = keyframes({
  from: { opacity: 0, transform: `translateY(calc(-1 * ${space[1]}))` },
  to: { opacity: 1, transform: 'none' },
})
const fade = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const region = style({
  position: 'fixed',
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
  zIndex: layer.toast,
  inlineSize: `min(24rem, calc(100vw - ${space[8]}))`,
  outline: 'none',
  '@media': {
    [mediaQuery.phone]: {
      insetBlockStart: size.topBar,
      insetInline: '0',
      inlineSize: 'auto',
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
  padding: space[3],
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
export const body = style({ minInlineSize: 0, paddingBlock: space.half })
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
  marginInlineStart: `calc(-1 * ${space[2]})`,
  paddingBlockStart: space[1],
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
