import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const absent = style({ color: vars.color.textMuted })
