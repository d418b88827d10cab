import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../test/render-screen.tsx'
import { query } from '../../test/sample.ts'
import { button, messages } from '../../test/screen.ts'
import { priceScreens } from '../features/prices/model/kinds.ts'
import { recordScreens } from '../features/records/model/screens.ts'
import { shownFields } from '../patterns/list-column.ts'

/** Every list that leaves as a file and whose columns can be hidden. */
const lists = [
  '/health-facility',
  '/doctor',
  '/dashboard/requests',
  '/health-facility/HF0000001/physicians',
  '/iso-compliance/expiring',
  '/iso-compliance/verification',
  '/iso-compliance/memos',
  '/audit-logs/activities',
  '/audit-logs/accreditation',
  '/rates',
  ...Object.values(recordScreens).map(({ path }) => `/iso-compliance/${path}`),
  // standard prices without an owner are pages of their sheets, not a list
  ...Object.values(priceScreens)
    .filter(({ owner }) => owner !== 'none')
    .map(({ path }) => `/rates/${path}`),
]

async function exportAs(choice: 'Columns shown' | 'All columns'): Promise<string> {
  await expect.element(button('Export')).toBeEnabled()
  await button('Export').click()
  const group = page.getByRole('menu', { name: 'Export' }).getByRole('group', { name: choice })
  await group.getByRole('menuitem', { name: 'As CSV' }).click()
  await expect.element(messages().getByText(/exported\.$/)).toBeVisible()
  const [noted] = await query<{ changes: string }>(
    `select changes::text as changes from audit_log where audit_topic = 'Export' order by id desc limit 1`,
  )
  return noted?.changes ?? ''
}

describe('the export of a list', () => {
  it('writes the fields of the columns that are not hidden, each once', () => {
    const columns = [
      { id: 'name' },
      { id: 'place', fields: ['city', 'province'] },
      { id: 'city' },
      { id: 'entry', fields: [] },
    ]
    expect(shownFields({ columns })).toBe('name,city,province')
    expect(shownFields({ columns }, ['place'])).toBe('name,city')
  })

  it('leaves with all columns where the reader says so', async () => {
    await renderScreen('/health-facility', { as: 'officer' })
    expect(await exportAs('All columns')).not.toContain('"columns"')
  })

  it('leaves without a column that is hidden', async () => {
    await renderScreen('/health-facility', { as: 'officer' })
    localStorage.setItem('capiz.device.table.facilities', JSON.stringify({ hiddenColumns: ['code'] }))
    expect(await exportAs('Columns shown')).toContain('name,type,city,province')
  })

  it('of the rules for documents leaves with the columns it shows', async () => {
    await query(
      `insert into requirement_rule (page_type, document_type_code, required, effective_date)
       values ('ACCREDITATION', 'DOH_LTO', true, '2026-01-01')`,
    )
    await renderScreen('/provider/requirement-rules', { as: 'admin' })
    expect(await exportAs('Columns shown')).toContain('document,pageType,scope,required,source,effectiveDate')
  })

  it('of the removals by retention leaves with the columns it shows', async () => {
    await query(
      `insert into retention_run (kind, keep_days, before, rows, started_by, run_date)
       values ('MAIL', 90, '2026-08-20', 3, 'SCHEDULE', '2026-11-20')`,
    )
    await renderScreen('/audit-logs/retention', { as: 'admin' })
    expect(await exportAs('Columns shown')).toContain('runDate,kind,rows,keepDays,before,startedBy')
  })

  it.each(lists)('of %s leaves with the columns it shows', async (path) => {
    await renderScreen(path, { as: 'admin' })
    expect(await exportAs('Columns shown')).toContain('"columns"')
  })
})
