import type { OutputOf } from '@capiz/api/contract/define'
import type { priceImport } from '@capiz/api/contract/row-import'
import { importStatuses } from '@capiz/api/schema/row-import'
import { formatDay, manilaDay } from '@capiz/domain/time'
import type { Column } from '@capiz/ui/DataTable'
import type { FilterDeclaration, FilterOption, FilterValues } from '@capiz/ui/FilterBar'
import { StatusBadge } from '@capiz/ui/StatusBadge'
import { oneOf, pageSize, text, type UrlSchema, wholeNumber } from '../../platform/routing/url-state.ts'
import { goodRows, importStates } from './import-state.ts'

type Row = OutputOf<typeof priceImport.list>['content'][number]

/** The kinds of content an uploaded file may have: the heading and the options. */
export interface KindChoice {
  label: string
  options: readonly FilterOption[]
}

/** The state of the list of uploads, stored in the URL. */
interface ImportListState {
  page: number
  size: number
  sort: string
  /** part of the name of a file */
  term: string
  kind: string
  status: '' | Row['status']
  owner: string
}

/** How the address is read. */
export const importSchema: UrlSchema<ImportListState> = {
  page: wholeNumber(0),
  size: pageSize(10),
  sort: oneOf(['createdDate,DESC', 'createdDate,ASC'], 'createdDate,DESC'),
  term: text,
  kind: text,
  status: oneOf(['', ...importStatuses], ''),
  owner: text,
}

/** How the list is searched and filtered. */
export const importWays = {
  search: { by: 'term', label: 'Search uploads', placeholder: 'Name of the file' },
  values: ({ kind, status, owner }: ImportListState): FilterValues =>
    Object.fromEntries(
      Object.entries({ kind, status, owner })
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, [value]]),
    ),
  changes: (values: FilterValues): Partial<ImportListState> => ({
    page: 0,
    kind: values['kind']?.[0] ?? '',
    status: (values['status']?.[0] ?? '') as ImportListState['status'],
    owner: values['owner']?.[0] ?? '',
  }),
} as const

interface ColumnOptions {
  kinds: KindChoice | undefined
  /** all are of one owner, who needs no column and no filter */
  isOwned: boolean
}

/** The filters over the list. */
export function importFilters({ kinds, isOwned }: ColumnOptions): readonly FilterDeclaration[] {
  const status = importStatuses.map((value) => ({ value, label: importStates[value].label }))
  return [
    ...(kinds
      ? [{ id: 'kind', label: kinds.label, kind: 'one', isSuggested: true, options: kinds.options } as const]
      : []),
    { id: 'status', label: 'Outcome', kind: 'one', isSuggested: true, options: status },
    ...(isOwned ? [] : [{ id: 'owner', label: 'Facility or physician code', kind: 'text' } as const]),
  ]
}

function saved({ status, result, rows, counts }: Row): string {
  if (result !== null && status === 'DONE') return `${result.imported} of ${rows} saved`
  return rows === 0 ? '—' : `${goodRows({ counts })} of ${rows} good`
}

/** The columns of the list; people are shown by name. */
export function importColumns(
  options: ColumnOptions & { nameOf: (username: string) => string },
): Column<Row>[] {
  const { kinds, isOwned, nameOf } = options
  return [
    { id: 'file', header: 'File', text: (row) => row.fileName, minWidth: 200 },
    ...(kinds
      ? [
          {
            id: 'kind',
            header: kinds.label,
            text: (row: Row) => row.title,
            priority: 2,
            minWidth: 160,
          } as const,
        ]
      : []),
    ...(isOwned
      ? []
      : [
          {
            id: 'owner',
            header: 'For',
            kind: 'code',
            text: (row: Row) => row.ownerCode ?? '—',
            priority: 3,
          } as const,
        ]),
    {
      id: 'status',
      header: 'Outcome',
      kind: 'status',
      text: (row) => importStates[row.status].label,
      cell: (row) => <StatusBadge size="sm" {...importStates[row.status]} />,
      minWidth: 176,
    },
    { id: 'rows', header: 'Rows', kind: 'number', text: saved, priority: 3, minWidth: 130 },
    {
      id: 'when',
      header: 'Uploaded',
      kind: 'date',
      text: (row) => formatDay(manilaDay(new Date(row.createdDate))),
      sort: 'createdDate',
      minWidth: 112,
    },
    { id: 'who', header: 'By', text: ({ createdBy }) => nameOf(createdBy), priority: 4, minWidth: 130 },
  ]
}
