import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import type { ReactElement } from 'react'
import type { Row, State } from '../table/rows.ts'
import { MenuButton, NameLink, StatusCell } from './cells.tsx'

const columns: GridColDef<Row>[] = [
  { field: 'name', headerName: 'Facility', flex: 2, renderCell: ({ row }) => <NameLink row={row} /> },
  { field: 'code', headerName: 'Code', flex: 1 },
  { field: 'type', headerName: 'Type', flex: 1 },
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1, renderCell: ({ row }) => <StatusCell row={row} /> },
  { field: 'until', headerName: 'Valid until', flex: 1 },
  { field: 'physicians', headerName: 'Physicians', type: 'number', flex: 1 },
  { field: 'menu', headerName: 'Actions', width: 64, renderCell: ({ row }) => <MenuButton row={row} /> },
]
const getRowId = (row: Row) => row.code

/**
 * MUI X Data Grid as its guide shows server paging. `autoHeight` draws every row of the page, as all the others do;
 * pages above 100 rows are not in its free edition.
 */
export function Mui({ state }: { state: State }): ReactElement {
  const { rows, size, page, isDescending, selection } = state
  return (
    <DataGrid
      autoHeight
      rowHeight={40}
      checkboxSelection
      disableRowSelectionOnClick
      disableVirtualization
      keepNonExistentRowsSelected
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      rowCount={size * 500}
      paginationMode="server"
      sortingMode="server"
      pageSizeOptions={[10, 50, 100]}
      paginationModel={{ page, pageSize: size }}
      sortModel={[{ field: 'name', sort: isDescending ? 'desc' : 'asc' }]}
      rowSelectionModel={{ type: 'include', ids: new Set(selection) }}
    />
  )
}
