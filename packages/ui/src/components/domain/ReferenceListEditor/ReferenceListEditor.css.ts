import { style } from '../../../styles/rules.ts'
import { space } from '../../../tokens/index.ts'

export const form = style({ display: 'grid', gap: space[5] })
