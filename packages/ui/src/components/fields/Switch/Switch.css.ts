import { focusRing, style, styleSelector } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, size, space } from '../../../tokens/scale.ts'

const { color, motion } = vars

export const track = style({
  inlineSize: size.switchTrack,
  blockSize: space[5],
  flexShrink: 0,
  padding: space.half,
  borderRadius: radius.full,
  background: color.borderControl,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '@media': {
    [mediaQuery.forcedColors]: { border: `${line.hairline} solid ButtonText`, background: 'ButtonFace' },
  },
})

export const thumb = style({
  display: 'block',
  inlineSize: space[4],
  blockSize: space[4],
  borderRadius: radius.full,
  background: color.surface,
  transition: `transform ${motion.quick} ${motion.ease}`,
  '@media': { [mediaQuery.forcedColors]: { background: 'ButtonText' } },
})

export const hint = style({ marginInlineStart: `calc(${size.switchTrack} + ${space[2]})` })

styleSelector(`[data-focus-visible] > ${track}`, focusRing)
styleSelector(`[data-selected] > ${track}`, {
  background: color.accent,
  '@media': { [mediaQuery.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
styleSelector(`[data-selected] > ${track} > ${thumb}`, {
  transform: `translateX(calc(${size.switchTrack} - ${space[5]}))`,
})
styleSelector(`[data-readonly][data-selected] > ${track}`, {
  background: color.textMuted,
  forcedColorAdjust: 'auto',
})
styleSelector(`[data-disabled] > ${track}`, { opacity: 0.5 })
