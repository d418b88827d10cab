import { createVar, keyframes } from '@vanilla-extract/css'
import { quickTransition, style, styleSelector, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space, type } from '../../../tokens/scale.ts'

const { color, density } = vars

export const button = style({
  ...type.label,
  ...quickTransition,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  border: `${line.hairline} solid transparent`,
  borderRadius: radius.control,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [mediaQuery.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } },
    },
  },
})

/** From the label of a button to its outer edge. */
export const room = createVar()

export const sizes = variants({
  md: {
    minBlockSize: density.control,
    paddingInline: space[4],
    paddingBlock: space[1],
    vars: { [room]: `calc(${space[4]} + ${line.hairline})` },
  },
  sm: {
    ...type.bodyCompact,
    fontWeight: 600,
    minBlockSize: density.controlSmall,
    paddingInline: space[2],
    vars: { [room]: `calc(${space[2]} + ${line.hairline})` },
  },
})

export const fullWidth = style({ inlineSize: '100%' })

const pressable = '&:not([data-disabled], [data-pending])'

export const kinds = variants({
  primary: {
    color: color.onAccent,
    background: color.accent,
    selectors: {
      [`${pressable}[data-hovered]`]: { background: color.accentHover },
      [`${pressable}[data-pressed]`]: { background: color.accentPressed },
    },
  },
  secondary: {
    color: color.text,
    background: color.surface,
    borderColor: color.borderControl,
    selectors: {
      [`${pressable}[data-hovered]`]: { background: color.hover },
      [`${pressable}[data-pressed]`]: { background: color.selected },
    },
  },
  quiet: {
    color: color.accentText,
    background: 'transparent',
    selectors: {
      [`${pressable}[data-hovered]`]: { background: color.hover },
      [`${pressable}[data-pressed]`]: { background: color.selected },
    },
  },
  danger: {
    color: color.onDanger,
    background: color.danger,
    selectors: {
      [`${pressable}:is([data-hovered], [data-pressed])`]: { background: color.dangerHover },
    },
  },
  dangerOutline: {
    color: color.dangerText,
    background: color.surface,
    borderColor: color.danger,
    selectors: {
      [`${pressable}[data-hovered]`]: { background: color.hover },
      [`${pressable}[data-pressed]`]: { background: color.sunken },
    },
  },
})

/**
 * A line of actions in a frame: the label of a quiet button at its start or end is on the edge of the line, since nothing
 * shows where its room begins. The room reaches into the padding of the frame.
 */
export const actionLine = style({})
const quietAt = (place: 'first' | 'last') =>
  [`${actionLine} > `, `${actionLine} > :${place}-child > `]
    .map((parents) => `${parents}${kinds.quiet}:${place}-child`)
    .join(', ')
// a line of one button is that much narrower than the button
const maxInlineSize = `calc(100% + 2 * ${room})`
styleSelector(quietAt('first'), { marginInlineStart: `calc(-1 * ${room})`, maxInlineSize })
styleSelector(quietAt('last'), { marginInlineEnd: `calc(-1 * ${room})`, maxInlineSize })

export const content = style({
  display: 'contents',
  selectors: { '[data-pending] > &': { visibility: 'hidden' } },
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const pending = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
export const pendingMark = style({
  animation: `${turn} 900ms linear infinite`,
  '@media': { [mediaQuery.reducedMotion]: { animation: 'none' } },
})
