import { style, styleSelector, variants } from '../../../styles/rules.ts'
import { mediaQuery, size, space } from '../../../tokens/scale.ts'
import { below, error, field, hint, labelRow } from '../Field/Field.css.ts'

export const form = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' })
export const widths = variants({
  form: { maxInlineSize: size.form },
  step: { maxInlineSize: size.step },
  full: {},
})

const one = 'minmax(0, 1fr)'
/** Every field takes four lines of the grid, so that hint, control and error stand level with those beside it. */
export const row = style({
  display: 'grid',
  columnGap: space[4],
  // every field brings the gap above it, whichever line of the row it stands in
  marginBlockStart: `calc(-1 * ${space[5]})`,
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: one } },
})
const side = (columns: string) => ({
  '@media': { [mediaQuery.abovePhone]: { gridTemplateColumns: columns } },
})
export const columns = variants({
  2: side(`repeat(2, ${one})`),
  3: side(`repeat(3, ${one})`),
  fit: side('repeat(auto-fit, minmax(11rem, 1fr))'),
})
styleSelector(`${row} > *`, { gridRow: 'span 4', marginBlockStart: space[5] })
const inRow = `${row} > ${field}`
// The lines of the row have no gap: a hint that nobody has would leave one behind.
styleSelector(inRow, { gridTemplateRows: 'subgrid', rowGap: 0 })
styleSelector(`${inRow} > *`, { gridRow: 3, alignSelf: 'start', marginBlockStart: space[1] })
// a label of one line stands next to its box, not up where one of two lines beside it begins
styleSelector(`${inRow} > ${labelRow}`, { gridRow: 1, alignSelf: 'end', marginBlockStart: 0 })
// nor up where a hint beside it would have its label
styleSelector(`${inRow}:not(:has(> ${hint})) > ${labelRow}`, { gridRow: '1 / span 2' })
styleSelector(`${inRow} > ${hint}`, { gridRow: 2 })
styleSelector(`${inRow} > ${below}, ${inRow} > ${error}`, { gridRow: 4 })
