import { style, variants } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, space } from '../../../tokens/scale.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

export const card = style({
  minInlineSize: 0,
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  // Clip keeps table corners inside without making a scroll container, so sticky headers still work.
  overflow: 'clip',
  boxDecorationBreak: 'clone',
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: `calc(${vars.density.control} + ${space[4]})`,
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlockEnd: hairline,
  // A title alone at the foot of a page says nothing.
  '@media': { [mediaQuery.print]: { breakInside: 'avoid', breakAfter: 'avoid' } },
})

// no word is alone on the last line of a description
export const titles = style({ display: 'grid', gap: space.half, minInlineSize: 0, textWrap: 'pretty' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })

export const body = variants({
  none: {},
  normal: { padding: space[4] },
  roomy: { padding: space[6], '@media': { [mediaQuery.phone]: { padding: space[4] } } },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlockStart: hairline,
})
