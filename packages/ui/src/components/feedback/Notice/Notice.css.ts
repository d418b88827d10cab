import { style, styleSelector, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, radius, space, type } from '../../../tokens/scale.ts'

const { tone, color } = vars

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingInline: space[4],
  paddingBlock: space[3],
  border: `${line.hairline} solid`,
  borderRadius: radius.card,
})

const kind = (name: 'progress' | 'attention' | 'positive' | 'held') => ({
  color: tone[name].text,
  background: tone[name].tint,
  borderColor: `color-mix(in oklch, ${tone[name].mark} 45%, ${tone[name].tint})`,
})

export const tones = variants({
  info: kind('progress'),
  attention: kind('attention'),
  success: kind('positive'),
  danger: { color: color.text, background: color.surface, borderColor: color.danger },
})

export const icon = style({ marginBlockStart: space.half })
export const marks = variants(
  {
    info: { color: tone.progress.mark },
    attention: { color: tone.attention.mark },
    success: { color: tone.positive.mark },
    danger: { color: color.dangerText },
  },
  'mark',
)

export const body = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
/** A plain list stands on the line of the title: one sentence by itself is no list, several have their dots. */
const list = `${body} > :is(ul, ol):not([class])`
styleSelector(list, { display: 'grid', gap: space[1], paddingInlineStart: space[4], listStyle: 'disc' })
styleSelector(`${list}:not(:has(> :nth-child(2)))`, { paddingInlineStart: 0, listStyle: 'none' })
export const title = style(type.label)
export const titleDanger = style({ color: color.dangerText })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[1] })
