import { listExport } from '@capiz/api/contract/list-export'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { tableView } from '@capiz/ui/DataTable'
import { facilityColumns, facilityFields } from '../features/facilities/list/columns.tsx'
import { physicianColumns, physicianFields } from '../features/physicians/list/columns.tsx'
import { shownFields } from '../patterns/ListExport.tsx'
import { today } from '../patterns/today.ts'
import { renderScreen } from '../../test/render-screen.tsx'
import { callsOf, query } from '../../test/sample.ts'
import { button, messages } from '../../test/screen.ts'

const lists = [
  {
    list: 'facility.rows',
    path: '/health-facility',
    table: 'facilities',
    fields: facilityFields,
    columns: () => facilityColumns(today()).map(({ id }) => id),
  },
  {
    list: 'physician.rows',
    path: '/doctor',
    table: 'physicians',
    fields: physicianFields,
    columns: () => physicianColumns.map(({ id }) => id),
  },
]

const choices = ['Columns shown', 'All columns']

describe('the export of a list', () => {
  it.each(lists)('knows the fields of every column, in the order of $table', ({ columns, fields }) => {
    expect(Object.keys(fields)).toEqual(columns())
  })

  it.each(lists)('leaves with the columns $table shows, in their order', async ({ list, table, fields }) => {
    localStorage.setItem(
      `capiz.device.table.${table}`,
      JSON.stringify({ hiddenColumns: ['code', 'validUntil'] }),
    )
    const columns = shownFields({ table, fields }, tableView(table).hiddenColumns)
    localStorage.removeItem(`capiz.device.table.${table}`)
    const call = await callsOf('officer')
    const { blob } = await call(listExport([list]).file, {
      params: { list },
      query: { format: 'csv', columns },
    })
    const [heading = ''] = (await blob.text()).split('\r\n')
    expect(heading.split(',')).toHaveLength(columns.split(',').length)
    expect(heading).not.toMatch(/(?:^\uFEFF?|,)Code(?:,|$)/)
    expect(heading).toContain('Accreditation status')
  })

  it.each(lists.flatMap(({ path }) => choices.map((choice) => ({ path, choice }))))(
    'of $path leaves with: $choice',
    async ({ path, choice }) => {
      await renderScreen(path, { as: 'officer' })
      await expect.element(button('Export')).toBeEnabled()
      await button('Export').click()
      const group = page.getByRole('menu', { name: 'Export' }).getByRole('group', { name: choice })
      await group.getByRole('menuitem', { name: 'As CSV' }).click()
      await expect.element(messages().getByText(/were exported\.$/)).toBeVisible()
      const [noted] = await query<{ changes: string }>(
        `select changes::text as changes from audit_log where audit_topic = 'Export' order by id desc limit 1`,
      )
      expect(noted?.changes.includes('"columns"')).toBe(choice === 'Columns shown')
    },
  )
})
