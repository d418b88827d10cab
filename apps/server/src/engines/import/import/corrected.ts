import { writeXlsx } from 'hucre/xlsx'
import type { Services } from '../../../platform/services.ts'
import type { Cell } from '../grid.ts'
import { yieldToEventLoop } from '../read-rows.ts'
import { allRows, type StoredImport } from './store.ts'

type Written = string | number | boolean | null

/** A cell as it was typed; a formula leaves an empty cell, and its row says why. */
function written(cell: Cell | undefined): Written {
  if (cell === null || cell === undefined) return null
  if (typeof cell === 'object') return 'day' in cell ? cell.day : null
  return cell
}

interface StoredRow {
  row: number
  cells: Cell[]
}

/** Heading of the added column; it is no field of any kind, so sending the file again passes over it. */
const problemHeading = 'What to correct'

/** The file as it stands now, with a column saying of each row what to correct; it can be sent again as it is. */
export async function correctedFile({ db }: Services, { id, facts }: StoredImport): Promise<Uint8Array> {
  const rows = (await allRows(db, id)).filter(({ row }) => row !== null)
  const headings = facts.headings as StoredRow | null | undefined
  const width = Math.max(headings?.cells.length ?? 0, ...rows.map(({ cells }) => cells.length))
  const padded = (cells: readonly Cell[], last: string | null): Written[] => [
    ...Array.from({ length: width }, (_, at) => written(cells[at])),
    last,
  ]
  const table: Written[][] = []
  for (const { cells } of (facts.preface ?? []) as StoredRow[]) table.push(cells.map(written))
  if (headings) table.push(padded(headings.cells, problemHeading))
  for (const [at, { cells, faults: errors }] of rows.entries()) {
    const messages = errors.map(({ message }) => message)
    table.push(padded(cells, messages.length > 0 ? [...new Set(messages)].join(' ') : null))
    if (at % 500 === 499) await yieldToEventLoop()
  }
  const columns = Array.from({ length: width + 1 }, (_, at) => ({ width: at === width ? 60 : 24 }))
  return writeXlsx({ sheets: [{ name: (facts.sheet || 'Rows').slice(0, 31), rows: table, columns }] })
}
