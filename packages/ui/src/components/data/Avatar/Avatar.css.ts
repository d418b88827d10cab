import { style, variants } from '../../../styles/rules.ts'
import { line, mediaQuery, radius, size, space, type, vars, weight } from '../../../tokens/index.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.full,
  color: vars.color.accentText,
  background: vars.color.accentTint,
  fontWeight: weight.strong,
  userSelect: 'none',
  '@media': {
    [mediaQuery.forcedColors]: { border: `${line.hairline} solid CanvasText` },
    [mediaQuery.print]: { border: `${line.hairline} solid CanvasText` },
  },
})
export const sizes = variants({
  sm: { ...type.caption, fontWeight: weight.strong, inlineSize: size.avatar, blockSize: size.avatar },
  lg: {
    ...type.h2,
    fontWeight: weight.strong,
    inlineSize: space[16],
    blockSize: space[16],
    '@media': { [mediaQuery.phone]: { ...type.label, inlineSize: space[12], blockSize: space[12] } },
  },
})
export const photo = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
