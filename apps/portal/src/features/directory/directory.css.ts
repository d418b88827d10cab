import { line, mediaQuery, radius, size, space, vars, weight } from '@capiz/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const hairline = `${line.hairline} solid ${vars.color.borderSubtle}`

/** One facility reads as one column. */
export const column = style({ maxInlineSize: size.form })

/** On phones the place shares its line with the button of the other filters. */
const besideButton = { gridTemplateColumns: 'minmax(0, 1fr) auto' }

export const search = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
  alignItems: 'end',
  '@media': { [mediaQuery.phone]: besideButton },
})

const inNarrow = `${mediaQuery.abovePhone} and ${mediaQuery.narrow}`

/** Everything in one line; where there is less room, name and place in one and three choices below. */
export const physicianSearch = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(16, minmax(0, 1fr))',
  alignItems: 'end',
  '@media': {
    [inNarrow]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [mediaQuery.phone]: besideButton,
  },
})
const spanNarrow = (gridColumn: string) => ({ [inNarrow]: { gridColumn } })
globalStyle(`${physicianSearch} > *`, { gridColumn: 'span 3', '@media': spanNarrow('span 2') })
globalStyle(`${physicianSearch} > :nth-child(-n + 2)`, {
  gridColumn: 'span 4',
  '@media': spanNarrow('span 3'),
})
globalStyle(`${physicianSearch} > :nth-child(5)`, { gridColumn: 'span 2' })
// what the list is limited to
globalStyle(`${physicianSearch} > :nth-child(n + 6)`, { gridColumn: '1 / -1' })
globalStyle(`:is(${search}, ${physicianSearch}) > *:nth-child(n)`, {
  '@media': { [mediaQuery.phone]: { gridColumn: '1 / -1' } },
})
globalStyle(`:is(${search}, ${physicianSearch}) > *:is(:nth-child(2), :nth-child(3))`, {
  '@media': { [mediaQuery.phone]: { gridColumn: 'auto' } },
})

/** The two directories, side by side. */
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  borderBlockEnd: hairline,
})
globalStyle(`${kinds} a`, {
  paddingBlock: space[2],
  borderBlockEnd: `${line.strong} solid transparent`,
  marginBlockEnd: `calc(-1 * ${line.hairline})`,
})
globalStyle(`${kinds} a[aria-current]`, { borderColor: vars.color.accent, fontWeight: weight.strong })

export const results = style({
  border: hairline,
  borderRadius: radius.card,
  background: vars.color.surface,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const row = style({
  display: 'grid',
  // the longest line of the last column, that its details are in doubt, stays whole where there is room for it; what is
  // left goes to the place, whose lines are the longest, before the name
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) min(16.75rem, 34%)',
  columnGap: space[6],
  rowGap: space[2],
  // the first line of each column stands on the line of the name, whatever its size
  alignItems: 'baseline',
  padding: `${space[3]} ${space[5]}`,
  textWrap: 'pretty',
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] },
  },
})

/** A day with its hours: one line where it fits into one. */
export const dayHours = style({ display: 'inline-block' })

/** A time from and until. */
export const time = style({ whiteSpace: 'nowrap' })

/** The button of a telephone stands off the text below it. */
export const reach = style({ '@media': { [mediaQuery.phone]: { marginBlockEnd: space[2] } } })

/** Place, day and the button in one line; below each other on phones. */
export const question = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
