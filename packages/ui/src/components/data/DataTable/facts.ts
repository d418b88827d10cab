import type { Column } from './types.ts'

/**
 * Whether a value stands among the facts of a card or under a name: an empty value, the dash for one, a count of nothing and
 * what its column omits do not.
 */
export const isFact = <Row>(column: Column<Row>, row: Row): boolean =>
  !['', '—', ...(column.kind === 'number' ? ['0'] : [])].includes(column.text(row)) &&
  !column.isOmitted?.(row)

/** Label of a value outside its column, and whether it is for screen readers only. */
export const factLabel = <Row>({ header, shortHeader, isLabelHidden, kind }: Column<Row>) => ({
  label: shortHeader ?? header,
  isLabelHidden: isLabelHidden ?? kind === 'code',
})
