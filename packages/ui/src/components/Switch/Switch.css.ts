import { focusRing, style, styleSelector } from '../../styles/rules.ts'
import { vars } from '../../tokens/contract.css.ts'
import { mediaQuery, radius, space } from '../../tokens/scale.ts'

const { color, motion } = vars

export const track = style({
  inlineSize: '34px',
  blockSize: '20px',
  flexShrink: 0,
  padding: '2px',
  borderRadius: radius.full,
  background: color.borderControl,
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '@media': { [mediaQuery.forcedColors]: { border: '1px solid ButtonText', background: 'ButtonFace' } },
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

export const hint = style({ marginInlineStart: '42px' })

styleSelector(`[data-focus-visible] > ${track}`, focusRing)
styleSelector(`[data-selected] > ${track}`, {
  background: color.accent,
  '@media': { [mediaQuery.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
styleSelector(`[data-selected] > ${track} > ${thumb}`, { transform: 'translateX(14px)' })
styleSelector(`[data-disabled] > ${track}`, { opacity: 0.5 })
