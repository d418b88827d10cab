import { size } from '../../tokens/scale.ts'
import { style, variants } from '../../styles/rules.ts'

export const icon = style({ display: 'inline-block', flexShrink: 0, verticalAlign: '-0.2em' })

export const sizes = variants({
  16: { inlineSize: size.icon, blockSize: size.icon },
  20: { inlineSize: size.iconLarge, blockSize: size.iconLarge },
})
