import type { Column } from './types.ts'

/** Whether a value is left out outside its column. */
export const isLeftOut = <Row>({ isUsual, isOmitted }: Column<Row>, row: Row): boolean =>
  (isUsual?.(row) ?? false) || (isOmitted?.(row) ?? false)

/** Whether a column leaves its value out in some rows. */
export const hasGaps = <Row>({ isUsual, isOmitted }: Column<Row>): boolean =>
  isUsual !== undefined || isOmitted !== undefined

/**
 * Whether a value stands among the facts of a card or under a name: an empty value, the dash for one, a count of nothing and
 * what its column omits do not.
 */
export const isFact = <Row>(column: Column<Row>, row: Row): boolean =>
  !['', '—', ...(column.kind === 'number' ? ['0'] : [])].includes(column.text(row)) && !isLeftOut(column, row)

/** Label of a value outside its column, and whether it is for screen readers only. */
export const factLabel = <Row>({ header, shortHeader, isLabelHidden, kind }: Column<Row>) => ({
  label: shortHeader ?? header,
  isLabelHidden: isLabelHidden ?? kind === 'code',
})
