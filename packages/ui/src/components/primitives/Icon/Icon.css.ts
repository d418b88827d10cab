import { mediaQuery, size } from '../../../tokens/scale.ts'
import { style, variants } from '../../../styles/rules.ts'

export const icon = style({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.2em',
  // No drawing leaves its box, and a box that cuts is put together by itself: a badge or a menu in every row of a table
  // then costs more than its text.
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Browsers leave drawings their own colour there; ours take the colour the words around them were forced to.
  '@media': { [mediaQuery.forcedColors]: { forcedColorAdjust: 'auto' } },
})

export const sizes = variants({
  16: { inlineSize: size.icon, blockSize: size.icon, strokeWidth: 2 },
  // lines of about the same thickness on the screen
  20: { inlineSize: size.iconLarge, blockSize: size.iconLarge, strokeWidth: 1.75 },
})
