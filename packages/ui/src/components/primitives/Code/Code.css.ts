import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'

export const code = style({ fontFamily: vars.font.mono, fontSize: '0.93em', overflowWrap: 'anywhere' })
export const muted = style({ color: vars.color.textMuted })
