import type { ListColumn } from './list-column.ts'

interface Found {
  matched?: string | null
}

/** Whether a search matched something that no column of the list shows. */
export function hasMatches(rows: readonly Found[] | undefined): boolean {
  return rows?.some(({ matched }) => typeof matched === 'string') === true
}

/** The columns of a list with a second one that says what a search matched; those of the lowest priority make room. */
export function withMatches<Row extends Found>(
  columns: readonly ListColumn<Row>[],
): readonly ListColumn<Row>[] {
  const column: ListColumn<Row> = {
    id: 'matched',
    header: 'Found by',
    // it explains a search, which no file keeps
    fields: [],
    text: (row) => row.matched ?? '',
    minWidth: 150,
  }
  return columns.filter(({ priority }) => priority !== 4).toSpliced(1, 0, column)
}
