import { keyframes } from '@vanilla-extract/css'
import { style } from './rules.ts'
import { vars } from '../tokens/contract.css.ts'
import { layer, line, mediaQuery, radius, space } from '../tokens/scale.ts'

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.shift})` } })
const leave = keyframes({ to: { opacity: 0 } })

/** The floating surface of menus, lists and popovers. */
export const surface = style({
  zIndex: layer.popover,
  maxInlineSize: `calc(100vw - 2 * ${space[4]})`,
  overflow: 'auto',
  borderRadius: radius.card,
  color: vars.color.text,
  background: vars.layerSurface.popover,
  boxShadow: vars.shadow.popover,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${enter} ${vars.motion.normal} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${leave} ${vars.motion.quick} ${vars.motion.ease}` },
  },
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})

/** As wide as the control that opened it. */
export const asWideAsTrigger = style({ inlineSize: 'var(--trigger-width)', minInlineSize: '12rem' })

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxInlineSize: '24rem',
  padding: space[4],
  outline: 'none',
  // the surface is as wide as the content of the page at most
  '@media': { [mediaQuery.phone]: { maxInlineSize: 'none' } },
})
