import { style, variants } from '../../styles/rules.ts'
import { size, space } from '../../tokens/scale.ts'

export const form = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' })
export const widths = variants({
  form: { maxInlineSize: size.form },
  step: { maxInlineSize: size.step },
  full: {},
})
