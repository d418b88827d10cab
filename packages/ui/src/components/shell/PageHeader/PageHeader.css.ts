import { style } from '../../../styles/rules.ts'
import { vars } from '../../../tokens/contract.css.ts'
import { mediaQuery } from '../../../tokens/media.ts'
import { space, type } from '../../../tokens/scale.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
})
export const text = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  flex: '1 1 20rem',
  // no word is alone on the last line of a title or a description
  textWrap: 'pretty',
  // A short title has the actions beside it on a phone too.
  '@media': { [mediaQuery.phone]: { flexBasis: 'auto' } },
})
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
})
export const meta = style({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[1],
  color: vars.color.textMuted,
})
/** As high as a button, so that a link alone stands in the middle of the title beside it. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.density.control,
})
