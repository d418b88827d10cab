import { style, styleSelector } from '../../../styles/rules.ts'
import { line, mediaQuery, size, space, type, vars, weight } from '../../../tokens/index.ts'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

/**
 * The name, its description, when it is due, the link: aligned over the rows of all groups. The names take the width of the
 * longest, up to a share of the list, so that none wraps beside an empty column.
 */
export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr) auto auto',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** Takes the columns of the list. */
const inColumns = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const

/** The rows of a group, one below the other with lines between them. */
export const rows = style({ ...inColumns, margin: 0, padding: 0, listStyle: 'none' })

/** A group of rows with its heading; the first stands right below the head of the card. */
export const group = style({ ...inColumns, selectors: { '& + &': { borderBlockStart: hairline } } })

export const groupHead = style({
  ...type.bodyCompact,
  gridColumn: '1 / -1',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[4],
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  fontWeight: weight.strong,
})

/** Width of a list from which an item takes one line. */
const isRoomy = '(min-width: 44rem)'

/** An item, its day and the link to it, which takes all of the row. */
export const row = style({
  ...inColumns,
  position: 'relative',
  alignItems: 'center',
  minBlockSize: `calc(${vars.density.controlSmall} + ${space[4]})`,
  paddingBlock: space[2],
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    // the first line of the labels and what is beside it share a baseline, however many lines follow
    [mediaQuery.phone]: {
      alignItems: 'baseline',
      alignContent: 'center',
      // further lines of the labels leave the link right below the day
      gridTemplateRows: '1lh auto',
    },
  },
})

/** The item and its description: one below the other, beside each other where there is room. */
export const labels = style({
  display: 'grid',
  gridColumn: 'span 2',
  columnGap: space[4],
  textWrap: 'pretty',
  '@media': { [mediaQuery.phone]: { gridColumn: 'auto', gridRow: 'span 2' } },
  '@container': { [isRoomy]: { gridTemplateColumns: 'subgrid', alignItems: 'center' } },
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
  '@media': {
    // without a day the link is in its place
    [mediaQuery.phone]: { lineHeight: type.body.lineHeight, selectors: { '&:empty': { display: 'none' } } },
  },
  // as wide in every list of a page, so that their text begins at one place
  '@container': { [isRoomy]: { selectors: { '&:not(:empty)': { minInlineSize: '7rem' } } } },
})

/** Red means late. */
export const late = style({ color: vars.color.dangerText, fontWeight: weight.strong })

/** Amber means due now, and not late yet. */
export const dueToday = style({ color: vars.tone.attention.text, fontWeight: weight.strong })

export const act = style({
  display: 'grid',
  minInlineSize: '6.5rem',
  marginInlineStart: space[4],
  '@media': {
    [mediaQuery.phone]: {
      justifyItems: 'end',
      minInlineSize: 0,
      // its line is as high as that of the day, so that both stand beside the lines of the labels
      marginBlock: `calc(-1 * ${space.half})`,
    },
  },
})

/** On phones the button of the first item stands below its row, as wide as that. */
export const primaryAct = style({
  '@media': {
    [mediaQuery.phone]: {
      gridColumn: '1 / -1',
      justifyItems: 'stretch',
      gridAutoRows: vars.density.control,
      margin: `${space[2]} 0 0`,
    },
  },
})

/** The whole row is pressed, by one link. */
export const link = style({
  position: 'static',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
styleSelector(`${row}:has(> ${act} [data-hovered])`, { background: vars.color.hover })

/** A word at the edge of the card, below the link of its head: names lead. On phones it stands under the day. */
export const plainLink = style({
  ...type.bodyCompact,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'end',
  minBlockSize: size.targetMinimum,
})

/** The links to all of a group, below its rows. */
export const links = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: hairline,
})

export const count = style({ color: vars.color.textMuted, fontWeight: weight.regular })
