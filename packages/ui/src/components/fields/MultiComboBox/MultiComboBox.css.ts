import { style } from '../../../styles/rules.ts'
import { space } from '../../../tokens/scale.ts'

export const chosen = style({ paddingBlockStart: space[1] })
