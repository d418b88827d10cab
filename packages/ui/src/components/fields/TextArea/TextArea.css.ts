import { style } from '../../../styles/rules.ts'
import { space } from '../../../tokens/scale.ts'

export const area = style({
  paddingBlock: space[2],
  resize: 'vertical',
  // Grows with its text where the browser can; `rows` stays the least height.
  fieldSizing: 'content',
  maxBlockSize: '24rem',
})
