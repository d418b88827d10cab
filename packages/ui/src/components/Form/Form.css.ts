import { style, styleSelector, variants } from '../../styles/rules.ts'
import { mediaQuery, size, space } from '../../tokens/scale.ts'
import { below, error, field, hint, labelRow } from '../Field/Field.css.ts'

export const form = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' })
export const widths = variants({
  form: { maxInlineSize: size.form },
  step: { maxInlineSize: size.step },
  full: {},
})

/** Every field takes four lines of the grid, so that label, hint, control and error stand level with those beside it. */
export const row = style({
  display: 'grid',
  columnGap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [mediaQuery.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const inRow = `${row} > ${field}`
// The lines of the row have no gap: a hint that nobody has would leave one behind.
styleSelector(inRow, { gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0 })
styleSelector(`${inRow} > *`, { gridRow: 3, alignSelf: 'start', marginBlockStart: space[1] })
styleSelector(`${inRow} > ${labelRow}`, { gridRow: 1, marginBlockStart: 0 })
styleSelector(`${inRow} > ${hint}`, { gridRow: 2 })
styleSelector(`${inRow} > ${below}, ${inRow} > ${error}`, { gridRow: 4 })
styleSelector(`${inRow}:nth-child(n + 3)`, { marginBlockStart: space[5] })
styleSelector(`${inRow}:nth-child(2)`, {
  '@media': { [mediaQuery.phone]: { marginBlockStart: space[5] } },
})
