import { keyframes } from '@vanilla-extract/css'
import { style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { layer, line, mediaQuery, radius, size, space } from '../../../tokens/scale.ts'

const fade = keyframes({ from: { opacity: 0 } })
const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.shift})` } })
const leave = keyframes({ to: { opacity: 0 } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  background: vars.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.motion.normal} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${leave} ${vars.motion.quick} ${vars.motion.ease}` },
  },
})

export const modal = style({
  inlineSize: '100%',
  maxBlockSize: `calc(100dvb - ${space[8]})`,
  display: 'grid',
  borderRadius: radius.dialog,
  color: vars.color.text,
  background: vars.layerSurface.dialog,
  boxShadow: vars.shadow.dialog,
  overflow: 'hidden',
  selectors: { '&[data-entering]': { animation: `${enter} ${vars.motion.normal} ${vars.motion.ease}` } },
  '@media': { [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` } },
})

export const sizes = variants({
  sm: { maxInlineSize: '26rem' },
  md: { maxInlineSize: '36rem' },
  lg: { maxInlineSize: '60rem' },
  full: {
    position: 'fixed',
    inset: 0,
    maxBlockSize: 'none',
    borderRadius: 0,
    gridTemplateRows: 'minmax(0, 1fr)',
  },
})

export const dialog = style({
  // Scrolls as a whole, so that the cross is always inside the scrolled region and arrow keys work from it.
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
})

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.raised,
  background: vars.layerSurface.dialog,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingInline: space[6],
  paddingBlockStart: space[5],
  paddingBlockEnd: space[2],
})

/** A long title would leave a phone little room for the body, so it scrolls with it. */
export const longTitle = style({ '@media': { [mediaQuery.phone]: { position: 'static' } } })

/** The header of a panel that can be pushed out; the finger moves it instead of scrolling. */
export const grip = style({ touchAction: 'none' })
export const handle = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineStart: `calc(50% - ${space[5]})`,
  inlineSize: space[10],
  blockSize: space[1],
  borderRadius: radius.full,
  background: vars.color.borderControl,
  '@media': { [mediaQuery.forcedColors]: { background: 'CanvasText' } },
})

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space[6],
  paddingBlock: space[2],
  // without buttons below it, the content keeps the space of the edge
  selectors: { '&:last-child': { paddingBlockEnd: space[6] } },
})

/** Nothing scrolls but what the body holds. */
export const fullDialog = style({ maxBlockSize: '100dvb' })
export const fullPart = style({ paddingInline: space[4] })
export const fullBody = style({
  flex: 1,
  minBlockSize: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  alignContent: 'stretch',
  selectors: { '&:last-child': { paddingBlockEnd: space[4] } },
})

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  marginBlockStart: 'auto',
  background: vars.layerSurface.dialog,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingInline: space[6],
  paddingBlockStart: space[4],
  paddingBlockEnd: space[5],
  '@media': { [mediaQuery.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})

const slide = (from: string) => keyframes({ from: { transform: from } })
const fromEnd = slide('translateX(100%)')
const fromStart = slide('translateX(-100%)')
const fromBottom = slide('translateY(100%)')

export const drawer = style([
  modal,
  {
    position: 'fixed',
    maxBlockSize: 'none',
    borderRadius: 0,
    selectors: { '&[data-entering]': { animationDuration: vars.motion.slow } },
  },
])

export const sides = variants({
  end: {
    insetBlock: 0,
    insetInlineEnd: 0,
    maxInlineSize: `min(30rem, calc(100vw - ${space[10]}))`,
    borderInlineStart: `${line.hairline} solid ${vars.color.border}`,
    selectors: { '&[data-entering]': { animationName: fromEnd } },
  },
  start: {
    insetBlock: 0,
    insetInlineStart: 0,
    maxInlineSize: `min(18rem, calc(100vw - ${space[10]}))`,
    selectors: { '&[data-entering]': { animationName: fromStart } },
  },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '85dvb',
    // On wide windows it stays as wide as a form and stands in the middle.
    maxInlineSize: size.form,
    marginInline: 'auto',
    borderStartStartRadius: radius.dialog,
    borderStartEndRadius: radius.dialog,
    selectors: { '&[data-entering]': { animationName: fromBottom } },
  },
})
