/** Rows that follow one another under one heading. */
export interface RowRun<Row> {
  readonly heading: string
  /** place of the first of them among all rows, from 0 */
  readonly from: number
  readonly rows: readonly Row[]
}

/** Heading that stands over the row at `index`; undefined where the row before shares it, and without groups. */
export function headingAt<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
  index: number,
): string | undefined {
  const row = rows[index]
  if (groupOf === undefined || row === undefined) return undefined
  const heading = groupOf(row)
  const before = rows[index - 1]
  return before !== undefined && groupOf(before) === heading ? undefined : heading
}

/** Returns the runs of rows that share a heading, in their order; none without rows. */
export function runsOf<Row>(rows: readonly Row[], groupOf: (row: Row) => string): RowRun<Row>[] {
  const starts = rows.flatMap((_, index) => {
    const heading = headingAt(rows, groupOf, index)
    return heading === undefined ? [] : [{ heading, from: index }]
  })
  return starts.map((start, at) => ({ ...start, rows: rows.slice(start.from, starts[at + 1]?.from) }))
}
