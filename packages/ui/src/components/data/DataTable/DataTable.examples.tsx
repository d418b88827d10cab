import type { ReactElement } from 'react'
import { useState } from 'react'
import { Button } from '@capiz/ui/Button'
import { DataTable } from '@capiz/ui/DataTable'
import type { Column, TableChange } from '@capiz/ui/DataTable'
import { EmptyState } from '@capiz/ui/EmptyState'
import { FilterBar } from '@capiz/ui/FilterBar'
import type { FilterDeclaration, FilterValues } from '@capiz/ui/FilterBar'
import { Inline, Stack } from '@capiz/ui/Stack'
import { StatusBadge } from '@capiz/ui/StatusBadge'

export default { title: 'Examples/DataTable', parameters: { docs: { isWide: true } } }

interface Facility {
  code: string
  name: string
  city: string
  beds: number
}

const facilities: readonly Facility[] = [
  { code: 'HF-000101', name: 'Agila General Hospital', city: 'Lipa', beds: 120 },
  { code: 'HF-000102', name: 'Gintong Bukid Hospital', city: 'Batangas', beds: 80 },
  { code: 'HF-000103', name: 'Sampaguita Medical Center', city: 'Makati', beds: 214 },
]

// Outside of the component: another array would draw every row again.
const columns: readonly Column<Facility>[] = [
  { id: 'name', header: 'Facility', text: ({ name }) => name, sort: 'name' },
  { id: 'code', header: 'Code', kind: 'code', text: ({ code }) => code, priority: 2 },
  { id: 'city', header: 'City', text: ({ city }) => city, priority: 3 },
  { id: 'beds', header: 'Beds', kind: 'number', text: ({ beds }) => String(beds), sort: 'beds' },
]

const page = { number: 0, size: 10, totalElements: 3, totalPages: 1 }

/** The page of the server, its sort, and rows that lead to their record. */
export function PageOfServer(): ReactElement {
  const [state, setState] = useState<TableChange>({
    page: 0,
    size: 10,
    sort: 'name,ASC',
    selection: new Set(),
  })
  return (
    <DataTable
      label="Facilities"
      columns={columns}
      rows={facilities}
      rowKey={({ code }) => code}
      rowHref={({ code }) => `#${code}`}
      page={{ number: state.page, size: state.size, totalElements: 347, totalPages: 35 }}
      sort={state.sort}
      onChange={setState}
    />
  )
}

const filters: readonly FilterDeclaration[] = [{ id: 'city', label: 'City', kind: 'text', isSuggested: true }]

/** A whole list: filters, sort and pages with their state. Here an array is filtered; a server does the same. */
export function WholeList(): ReactElement {
  const [values, setValues] = useState<FilterValues>({})
  const [view, setView] = useState({ number: 0, size: 2, sort: 'name,ASC' })
  const order = view.sort.endsWith('DESC') ? -1 : 1
  const byBeds = view.sort.startsWith('beds')
  const found = facilities
    .filter(({ city }) => city.toLowerCase().includes((values['city']?.[0] ?? '').toLowerCase()))
    .toSorted((a, b) => order * (byBeds ? a.beds - b.beds : a.name.localeCompare(b.name)))
  const filter = (next: FilterValues) => {
    setValues(next)
    setView({ ...view, number: 0 })
  }
  return (
    <Stack>
      <FilterBar label="Filters of facilities" filters={filters} values={values} onChange={filter} />
      <DataTable
        label="Facilities"
        columns={columns}
        rows={found.slice(view.number * view.size, (view.number + 1) * view.size)}
        rowKey={({ code }) => code}
        page={{ ...view, totalElements: found.length, totalPages: Math.ceil(found.length / view.size) }}
        sort={view.sort}
        isFiltered={values['city'] !== undefined}
        noMatch="No facility is in such a city. Remove the filter."
        onChange={(next) => setView({ number: next.page, size: next.size, sort: next.sort ?? view.sort })}
      />
    </Stack>
  )
}

/** A failure stands above the old rows, which stay readable, with a way to try again. */
export function FailureKeepsRows(): ReactElement {
  return (
    <DataTable
      label="Facilities"
      columns={columns}
      rows={facilities}
      rowKey={({ code }) => code}
      page={page}
      status="error"
      errorMessage="The list could not be read again: the server did not answer."
      onRetry={() => undefined}
      onChange={() => undefined}
    />
  )
}

/** Rows are chosen by boxes that are always in view; what can be done with them stands in one bar. */
export function ActionsInView(): ReactElement {
  const [selection, setSelection] = useState<TableChange['selection']>(new Set(['HF-000102']))
  return (
    <DataTable
      label="Facilities"
      columns={columns}
      rows={facilities}
      rowKey={({ code }) => code}
      page={page}
      selectionMode="multiple"
      selection={selection}
      selectionActions={<Button size="sm">Assign to me</Button>}
      onChange={(next) => setSelection(next.selection)}
    />
  )
}

/** An empty list says why it is empty and offers the next step. */
export function NothingYet(): ReactElement {
  return (
    <DataTable
      label="Facilities"
      columns={columns}
      rows={[]}
      rowKey={({ code }) => code}
      page={{ ...page, totalElements: 0, totalPages: 0 }}
      empty={
        <EmptyState title="No facilities yet" actions={<Button variant="primary">Add facility</Button>}>
          Facilities appear here once their registration is accepted.
        </EmptyState>
      }
      onChange={() => undefined}
    />
  )
}

/** A failure that takes the rows away: what people were reading is gone. */
export function DontClearRows(): ReactElement {
  return (
    <DataTable
      label="Facilities"
      columns={columns}
      rows={[]}
      rowKey={({ code }) => code}
      page={{ ...page, totalElements: 0, totalPages: 0 }}
      empty={<EmptyState title="Error" />}
      onChange={() => undefined}
    />
  )
}

const crowded: readonly Column<Facility>[] = [
  ...columns,
  {
    id: 'actions',
    header: 'Actions',
    text: () => '',
    minWidth: 340,
    cell: ({ name }) => (
      <Inline isNoWrap>
        <Button size="sm" aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button size="sm" aria-label={`Assign ${name}`}>
          Assign
        </Button>
        <Button size="sm" variant="dangerOutline" aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Inline>
    ),
  },
]

/** A row of buttons in every row: they weigh more than the records, and each is a stop of Tab. */
export function DontRepeatButtons(): ReactElement {
  return (
    <DataTable
      label="Facilities"
      columns={crowded}
      rows={facilities}
      rowKey={({ code }) => code}
      page={page}
      onChange={() => undefined}
    />
  )
}

const coloured: readonly Column<Facility>[] = [
  ...columns,
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: () => 'Accredited',
    cell: () => <StatusBadge tone="positive" label="Accredited" size="sm" />,
  },
]

/** A status is a badge with a word; the other cells stay in one colour. */
export function StatusAsBadge(): ReactElement {
  return (
    <DataTable
      label="Facilities"
      columns={coloured}
      rows={facilities}
      rowKey={({ code }) => code}
      page={page}
      onChange={() => undefined}
    />
  )
}

/** Rows in the order of their cities stand under them, and the column is left away. */
export function Groups(): ReactElement {
  return (
    <DataTable
      label="Facilities"
      columns={columns.filter(({ id }) => id !== 'city')}
      rows={facilities.toSorted((a, b) => a.city.localeCompare(b.city))}
      rowKey={({ code }) => code}
      groupOf={({ city }) => city}
      page={page}
      onChange={() => undefined}
    />
  )
}
