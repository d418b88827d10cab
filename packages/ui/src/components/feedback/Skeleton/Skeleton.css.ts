import { style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { radius, space } from '../../../tokens/scale.ts'

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.borderSubtle,
})

export const shapes = variants({
  line: { blockSize: '0.75em', marginBlock: '0.25em', borderRadius: radius.tiny },
  title: { blockSize: space[6], marginBlock: space[1], borderRadius: radius.tiny },
  block: { blockSize: space[24], borderRadius: radius.card },
  badge: { blockSize: space[5], borderRadius: radius.full },
})
