import { DataTable, type Column } from '@capiz/ui/DataTable'
import { DomainBadge } from '@capiz/ui/accreditation/DomainBadge'
import '@capiz/ui/styles'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import type { Row, State } from './rows.ts'

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Facility', text: (row) => row.name, sort: 'name' },
  { id: 'code', header: 'Code', text: (row) => row.code, kind: 'code' },
  { id: 'type', header: 'Type', text: (row) => row.type },
  { id: 'city', header: 'City', text: (row) => row.city },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    text: (row) => row.status,
    cell: (row) => <DomainBadge code={row.status} size="sm" />,
  },
  { id: 'until', header: 'Valid until', text: (row) => row.until, kind: 'date' },
  { id: 'physicians', header: 'Physicians', text: (row) => String(row.physicians), kind: 'number' },
]
const headings = columns.map((column) => column.header)
const none = () => undefined

/**
 * The same look in the plainest rules: heights, hairlines, the ground of a chosen row and the bar that stays at the lower edge,
 * so that as much is painted.
 */
const look = `
  .plain { inline-size: 100%; border-collapse: collapse }
  .plain :is(td, th) { block-size: 40px; padding-inline: 16px; border-block-end: 1px solid #ccc; text-align: start }
  .plain tr[aria-selected=true] { background: #dbf0f2 }
  .plain-bar { position: sticky; inset-block-end: 0; padding: 8px 16px; background: #dbf0f2 }
`

/**
 * The same cells in the plainest table React can draw, with what a list of pages has to show whatever draws it: the mixed
 * checkbox, the direction of the order, what is chosen and the way to drop it, the range and the neighbouring pages.
 */
export function Plain({ state }: { state: State }): ReactElement {
  const { rows, size, page, isDescending, selection } = state
  const chosen = rows.filter((row) => selection.has(row.code)).length
  const mark = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (mark.current) mark.current.indeterminate = chosen > 0 && chosen < rows.length
  }, [chosen, rows.length])
  return (
    <>
      <style>{look}</style>
      <table className="plain">
        <thead>
          <tr>
            <th>
              <input
                ref={mark}
                type="checkbox"
                aria-label="Select all"
                checked={chosen === rows.length}
                onChange={none}
              />
            </th>
            {headings.map((heading, place) => (
              <th key={heading} aria-sort={place > 0 ? undefined : isDescending ? 'descending' : 'ascending'}>
                {place > 0 ? (
                  heading
                ) : (
                  <button type="button">{`${heading} ${isDescending ? '↓' : '↑'}`}</button>
                )}
              </th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PlainRow key={row.code} row={row} isSelected={selection.has(row.code)} />
          ))}
        </tbody>
      </table>
      {selection.size > 0 && (
        <div className="plain-bar">
          <output>{`${selection.size} selected, ${chosen} on this page`}</output>
          <button type="button">Clear selection</button>
        </div>
      )}
      <nav aria-label="Pages">
        <output>{`${page * size + 1} to ${(page + 1) * size} of ${size * 500}`}</output>
        <button type="button">Previous</button>
        <button type="button">Next</button>
      </nav>
    </>
  )
}

function PlainRow({ row, isSelected }: { row: Row; isSelected: boolean }): ReactElement {
  return (
    <tr aria-selected={isSelected}>
      <td>
        <input type="checkbox" aria-label={`Select ${row.name}`} checked={isSelected} onChange={none} />
      </td>
      <td>
        <a href={`/${row.code}`}>{row.name}</a>
      </td>
      <td>{row.code}</td>
      <td>{row.type}</td>
      <td>{row.city}</td>
      <td>
        <DomainBadge code={row.status} size="sm" />
      </td>
      <td>{row.until}</td>
      <td>{row.physicians}</td>
      <td>
        <button type="button" aria-label={`Actions for ${row.name}`}>
          …
        </button>
      </td>
    </tr>
  )
}

const rowKey = (row: Row) => row.code
const rowHref = (row: Row) => `/${row.code}`
const rowMenu = () => []

/** Ours with everything a list of the product has: badge, link, menu and selection in every row. */
export function CapizTable({ state }: { state: State }): ReactElement {
  const { rows, size, page, isDescending, selection } = state
  return (
    <DataTable
      label="Facilities"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      rowHref={rowHref}
      rowMenu={rowMenu}
      selectionMode="across"
      selection={selection}
      sort={isDescending ? 'name,DESC' : 'name,ASC'}
      page={{ number: page, size, totalElements: size * 500, totalPages: 500 }}
      onChange={none}
    />
  )
}
