import ExternalLink from '@lucide/icons/icons/external-link'
import Printer from '@lucide/icons/icons/printer'
import Trash2 from '@lucide/icons/icons/trash'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { columns } from './columns.fixture.tsx'
import { sampleFacilities } from './facilities.fixture.ts'
import type { SampleFacility } from './facilities.fixture.ts'
import { DataTable } from './index.ts'
import type { DataTableProps, TableChange, TableView } from './index.ts'

/** A menu is loaded when it is opened for the first time. */
export const patient = { timeout: 5000 }

export type Props = DataTableProps<SampleFacility>

/** For stories whose layout on a phone is another one. */
export const narrowToo = { visual: { widths: [1024, 390] } }

export function Live(props: Props) {
  const [state, setState] = useState<TableChange>({
    page: 0,
    size: 10,
    sort: 'name,ASC',
    selection: new Set(),
  })
  const [view, setView] = useState<TableView>({ hiddenColumns: [] })
  const total = props.page.totalElements
  const totalPages = Math.ceil(total / state.size)
  return (
    <DataTable
      {...props}
      rows={sampleFacilities(
        state.page * state.size,
        Math.max(0, Math.min(state.size, total - state.page * state.size)),
      )}
      page={{ number: state.page, size: state.size, totalElements: total, totalPages }}
      sort={state.sort}
      selection={state.selection}
      view={view}
      onViewChange={setView}
      onChange={(next) => {
        props.onChange(next)
        setState(next)
      }}
    />
  )
}

export const menu: NonNullable<Props['rowMenu']> = (row) => [
  { id: 'open', label: 'Open record', icon: ExternalLink, onAction: fn() },
  { id: 'print', label: `Print label of ${row.code}`, icon: Printer, onAction: fn() },
  { id: 'remove', label: 'Delete', icon: Trash2, isDanger: true, onAction: fn() },
]

/** What every story of the table begins with. */
export const tableArgs = {
  label: 'Facilities',
  columns,
  rows: sampleFacilities(0, 10),
  rowKey: (row: SampleFacility) => row.code,
  rowHref: (row: SampleFacility) => `#/facilities/${row.code}`,
  page: { number: 0, size: 10, totalElements: 347, totalPages: 35 },
  sort: 'name,ASC',
  onChange: fn(),
  onNavigate: fn(),
}
