import { MantineProvider } from '@mantine/core'
import { DataTable, type DataTableColumn } from 'mantine-datatable'
import type { ReactElement } from 'react'
import '@mantine/core/styles.css'
import 'mantine-datatable/styles.css'
import type { Row, State } from '../table/rows.ts'
import { MenuButton, NameLink, StatusCell } from './cells.tsx'

const columns: DataTableColumn<Row>[] = [
  { accessor: 'name', title: 'Facility', sortable: true, render: (row) => <NameLink row={row} /> },
  { accessor: 'code', title: 'Code' },
  { accessor: 'type', title: 'Type' },
  { accessor: 'city', title: 'City' },
  { accessor: 'status', title: 'Status', render: (row) => <StatusCell row={row} /> },
  { accessor: 'until', title: 'Valid until' },
  { accessor: 'physicians', title: 'Physicians', textAlign: 'right' },
  { accessor: 'menu', title: 'Actions', render: (row) => <MenuButton row={row} /> },
]
const none = () => undefined

/** The data table built on Mantine, with the page, the order and the choice from outside. */
export function Mantine({ state }: { state: State }): ReactElement {
  const { rows, size, page, isDescending, selection } = state
  return (
    <MantineProvider>
      <DataTable<Row>
        idAccessor="code"
        columns={columns}
        records={[...rows]}
        page={page + 1}
        onPageChange={none}
        totalRecords={size * 500}
        recordsPerPage={size}
        sortStatus={{ columnAccessor: 'name', direction: isDescending ? 'desc' : 'asc' }}
        onSortStatusChange={none}
        selectedRecords={rows.filter((row) => selection.has(row.code))}
        onSelectedRecordsChange={none}
      />
    </MantineProvider>
  )
}
