import { lattice, style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { line, mediaQuery, radius, size, space } from '../../../tokens/scale.ts'

export const panel = style({
  display: 'grid',
  justifyItems: 'center',
  paddingInline: space[4],
  paddingBlock: space[16],
  border: `${line.hairline} solid ${vars.color.borderSubtle}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
  ...lattice(vars.lattice),
  backgroundPosition: 'center',
  '@media': {
    [mediaQuery.phone]: { paddingBlock: space[8] },
    [mediaQuery.forcedColors]: { backgroundImage: 'none' },
  },
})

export const text = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  maxInlineSize: size.step,
  paddingInline: space[6],
  paddingBlock: space[4],
  borderRadius: radius.card,
  // A quiet ground, so that the lattice never runs through the words.
  background: vars.color.surface,
  boxShadow: `0 0 ${space[4]} ${space[3]} ${vars.color.surface}`,
  textAlign: 'center',
  textWrap: 'balance',
})

export const icon = style({ color: vars.color.textSubtle, marginBlockEnd: space[1] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginBlockStart: space[3],
})
