import type { Column } from '@capiz/ui/DataTable'

/** A column of a list with the fields of a row it shows, for an export of the columns shown; its id without them. */
export type ListColumn<Row> = Column<Row> & { readonly fields?: readonly string[] }

/** A table whose list is exported. */
export interface ExportedTable {
  /** name the table keeps its hidden columns under */
  readonly name: string
  readonly columns: readonly { readonly id: string; readonly fields?: readonly string[] }[]
}

/** The fields of the columns a table shows, each once, separated by commas. */
export function shownFields(
  { columns }: Pick<ExportedTable, 'columns'>,
  hidden: readonly string[] = [],
): string {
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  return [...new Set(shown.flatMap(({ id, fields = [id] }) => fields))].join(',')
}
