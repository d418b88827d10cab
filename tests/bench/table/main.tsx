import { DataTable, type Column } from '@capiz/ui/DataTable'
import { DomainBadge } from '@capiz/ui/StatusBadge'
import '@capiz/ui/styles'
import { useEffect, useState, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'

interface Row {
  code: string
  name: string
  type: string
  city: string
  status: string
  until: string
  physicians: number
}

const statuses = ['ACCREDITED', 'ON_PROCESS', 'SUSPENDED', 'FOR_PAYMENT_ONLY']

const rowsOf = (page: number, size: number): Row[] =>
  Array.from({ length: size }, (_, at) => {
    const number = page * size + at
    return {
      code: `HF${String(number).padStart(7, '0')}`,
      name: `Invented facility ${number}`,
      type: number % 3 === 0 ? 'Hospital' : 'Clinic',
      city: `City ${number % 40}`,
      status: statuses[number % 4] ?? '',
      until: '31 Mar 2027',
      physicians: number % 300,
    }
  })

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

/** The same cells in the plainest table React can draw. */
function Plain({ rows }: { rows: readonly Row[] }): ReactElement {
  return (
    <table>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
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
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PagedProps {
  kind: 'plain' | 'ours'
  size: number
  /** hands out the way to turn the page */
  onReady: (turn: (page: number) => void) => void
}

function Paged({ kind, size, onReady }: PagedProps): ReactElement {
  const [page, setPage] = useState(0)
  useEffect(() => onReady(setPage), [onReady])
  const rows = rowsOf(page, size)
  if (kind === 'plain') return <Plain rows={rows} />
  return (
    <DataTable
      label="Facilities"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.code}
      rowHref={(row) => `/${row.code}`}
      page={{ number: page, size, totalElements: size * 50, totalPages: 50 }}
      onChange={() => undefined}
    />
  )
}

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(0)
    })
  })

let root: Root | undefined

/** Mounts a table and turns its pages; answers the ms of each turn, from the change to after the paint. */
async function timeTurns(kind: 'plain' | 'ours', size: number, turns: number): Promise<number[]> {
  root?.unmount()
  root = createRoot(document.querySelector('#root') as HTMLElement)
  let turn: (page: number) => void = () => undefined
  const onReady = (given: typeof turn) => {
    turn = given
  }
  flushSync(() => root?.render(<Paged kind={kind} size={size} onReady={onReady} />))
  await nextPaint()
  const times: number[] = []
  for (let page = 1; page <= turns; page++) {
    const start = performance.now()
    flushSync(() => turn(page))
    await nextPaint()
    times.push(performance.now() - start)
  }
  return times
}

Object.assign(window, { timeTurns })
