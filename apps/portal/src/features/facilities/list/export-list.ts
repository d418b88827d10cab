import { facilityList } from '@capiz/api/contract/facility-list'
import { presentStatus } from '@capiz/domain/accreditation'
import { showToast } from '../../../platform/feedback/toasts.ts'
import { call } from '../../../platform/calls/api.ts'
import { saveFile } from '../../../platform/data/object-urls.ts'
import { today } from '../../../patterns/today.ts'
import type { Row } from './columns.tsx'
import { toCsv } from '../../../platform/csv.ts'
import { isExpiringList, type ListState, queryOf } from './list-state.ts'

/** Most rows the server gives at once. */
const most = 1000

/** The cells of a row by column; dates stay in the form programs read. */
const cells: readonly (readonly [id: string, header: string, text: (row: Row) => string])[] = [
  ['name', 'Facility', (row) => row.name],
  ['code', 'Code', (row) => row.code],
  ['type', 'Type', (row) => row.type.description],
  ['city', 'City', (row) => row.city ?? ''],
  ['province', 'Province', (row) => row.province ?? ''],
  ['status', 'Status', (row) => presentStatus(row.accreditationStatusCode).label],
  ['validUntil', 'Valid until', (row) => row.contractValidityDate ?? ''],
  ['physicians', 'Physicians', (row) => String(row.physicians)],
]

async function allRows(state: ListState): Promise<Row[]> {
  const endpoint = isExpiringList(state) ? facilityList.expired : facilityList.rows
  const rows: Row[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    // one after the other: pages counted while others are read would not fit together
    // oxlint-disable-next-line no-await-in-loop
    const answer = await call(endpoint, { query: { ...queryOf(state), page, size: most } })
    rows.push(...answer.content)
    pages = answer.totalPages
  }
  return rows
}

/** Saves all rows the search and filters leave, in the columns that are shown, as a CSV file. */
export async function exportList(state: ListState, hidden: readonly string[]): Promise<void> {
  const rows = await allRows(state)
  const shown = cells.filter(([id], place) => place === 0 || !hidden.includes(id))
  const csv = toCsv(
    shown.map(([, header]) => header),
    rows.map((row) => shown.map(([, , text]) => text(row))),
  )
  saveFile({
    blob: new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    fileName: `facilities-${today()}.csv`,
  })
  const count = rows.length.toLocaleString('en-PH')
  showToast('success', `${count} ${rows.length === 1 ? 'facility was' : 'facilities were'} exported.`)
}
