import { mediaQuery, size } from '../../tokens/scale.ts'
import { style, variants } from '../../styles/rules.ts'

export const icon = style({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.2em',
  // No drawing leaves its box, and a box that cuts is put together by itself: a badge or a menu in every row of a table
  // then costs more than its text.
  overflow: 'visible',
  // Browsers leave drawings their own colour there; ours take the colour the words around them were forced to.
  '@media': { [mediaQuery.forcedColors]: { forcedColorAdjust: 'auto' } },
})

export const sizes = variants({
  16: { inlineSize: size.icon, blockSize: size.icon },
  20: { inlineSize: size.iconLarge, blockSize: size.iconLarge },
})
