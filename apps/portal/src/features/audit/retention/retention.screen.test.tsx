import { expect, it } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { query } from '../../../../test/sample.ts'
import { button, heading, row, rowCount } from '../../../../test/screen.ts'

it('lists what was removed and when, and narrows to the runs that removed something', async () => {
  await renderScreen('/audit-logs/retention', { as: 'admin' })
  await expect.element(heading('No run yet')).toBeVisible()
  await query(`insert into retention_run (kind, keep_days, before, rows, started_by, run_date) values
    ('MAIL', 365, '2025-11-19 16:05:00Z', 41, 'SCHEDULE', '2026-11-19 16:05:00Z'),
    ('SESSIONS', 90, '2026-08-21 16:05:00Z', 0, 'SCHEDULE', '2026-11-19 16:05:00Z')`)
  await renderScreen('/audit-logs/retention', { as: 'compliance' })
  await expect.element(rowCount('2 runs')).toBeVisible()
  await expect
    .element(row(/20 Nov 2026.*Mail sent or given up.*41.*365.*20 Nov 2025.*Daily schedule/))
    .toBeVisible()
  await renderScreen('/audit-logs/retention?result=REMOVED', { as: 'approver' })
  await expect.element(rowCount('1 run')).toBeVisible()
  await expect.element(button(/^Export/)).toBeVisible()
})
