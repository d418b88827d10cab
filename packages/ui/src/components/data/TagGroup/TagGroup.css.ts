import { style, styleSelector } from '../../../styles/rules.ts'
import { space, type, vars } from '../../../tokens/index.ts'

export const group = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const label = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const none = style({ ...type.body, color: vars.color.textSubtle })
styleSelector(`${list} [data-allows-removing]`, { cursor: 'default' })
