import { style } from '../../../styles/rules.ts'
import { space, type, vars } from '../../../tokens/index.ts'

export const root = style({ containerType: 'inline-size' })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[8],
  rowGap: space[4],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const single = style({
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const wide = style({ '@container': { '(min-width: 560px)': { gridColumn: '1 / -1' } } })
export const term = style({ ...type.bodyCompact, color: vars.color.textMuted })
export const value = style({ ...type.body, overflowWrap: 'anywhere' })
export const none = style({ color: vars.color.textSubtle })
export const rows = style({
  '@container': {
    '(min-width: 400px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(8rem, 2fr) minmax(0, 3fr)',
      columnGap: space[4],
    },
  },
})
export const dense = style({ rowGap: space[1] })
/** A line of a fact sheet: a short label and the value beside it. */
export const line = style({
  '@container': {
    '(min-width: 280px)': {
      display: 'grid',
      gridTemplateColumns: '7.5rem minmax(0, 1fr)',
      columnGap: space[2],
      alignItems: 'baseline',
    },
    // where an address still has its line beside a label of two words
    '(min-width: 344px)': { gridTemplateColumns: '8.5rem minmax(0, 1fr)' },
  },
})
