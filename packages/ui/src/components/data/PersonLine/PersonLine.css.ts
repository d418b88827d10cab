import { style } from '../../../styles/rules.ts'
import { space, type, vars, weight } from '../../../tokens/index.ts'

export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 })
export const text = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ ...type.bodyCompact, fontWeight: weight.strong, overflowWrap: 'anywhere' })
export const detail = style({ ...type.caption, color: vars.color.textMuted, overflowWrap: 'anywhere' })
