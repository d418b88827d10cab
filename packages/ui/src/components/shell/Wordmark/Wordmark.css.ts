import { style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery, space, type, weight } from '../../../tokens/scale.ts'

export const mark = style({
  flexShrink: 0,
  color: vars.color.accent,
  fill: 'currentColor',
  '@media': { [mediaQuery.forcedColors]: { color: 'CanvasText' } },
})
/** Takes the colour of the text around it, for the sea-ink rail. */
export const inherited = style({ color: 'inherit' })

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontFamily: vars.font.serif,
  fontWeight: weight.strong,
  color: vars.color.text,
})
export const sizes = variants({
  sm: { ...type.h3, fontWeight: weight.strong },
  md: { fontSize: '1.125rem', lineHeight: type.bodyLarge.lineHeight },
  lg: { ...type.display, gap: space[3] },
})
