import { style } from '../../../styles/rules.ts'
import { line, mediaQuery, space, type, vars, weight } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

/** The rows of a group, one below the other with lines between them. */
export const rows = style({
  containerType: 'inline-size',
  display: 'grid',
  // the words, when it is due, the link: aligned over all rows
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** A group of rows with its heading; the first stands right below the head of the card. */
export const group = style({ selectors: { '& + &': { borderBlockStart: hairline } } })

export const groupHead = style({
  ...type.bodyCompact,
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[4],
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  fontWeight: weight.strong,
})

/** Width of a list from which an item takes one line. */
const isRoomy = '(min-width: 44rem)'

/** An item, its day and the link to it; below one another on phones. */
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: space[2],
  minBlockSize: `calc(${vars.density.controlSmall} + ${space[4]})`,
  paddingBlock: space[2],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [mediaQuery.phone]: {
      paddingBlock: space[3],
    },
  },
})

/** The item and its words: one below the other, beside each other where there is room. */
export const labels = style({
  display: 'grid',
  columnGap: space[4],
  '@container': {
    [isRoomy]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'center' },
  },
})

/** A long name takes two lines; the record it leads to has all of it. */
export const subject = style({
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  selectors: {
    '&:only-child': { gridColumn: '1 / -1' },
    '&:has(:focus-visible)': { WebkitLineClamp: 'none', overflow: 'visible' },
  },
})

export const detail = style({
  ...type.bodyCompact,
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

export const due = style({
  ...type.bodyCompact,
  textAlign: 'end',
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:empty)': { paddingInlineStart: space[4] } },
})

/** Red means late. */
export const late = style({ color: vars.color.dangerText, fontWeight: weight.strong })

export const act = style({
  display: 'grid',
  minInlineSize: '6.5rem',
  marginInlineStart: space[4],
  '@media': { [mediaQuery.phone]: { gridColumn: '1 / -1', marginInlineStart: 0 } },
})

export const count = style({ color: vars.color.textMuted, fontWeight: weight.regular })
