import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { callsOf } from '../../../../test/sample.ts'
import { heading, row } from '../../../../test/screen.ts'
import { physician } from '@capiz/api/contract/physician'

it('shows whose data a user reached, and nothing for who reached nothing', async () => {
  const call = await callsOf('reports')
  await call(physician.get, { params: { code: 'PHY0000002' } })
  await renderScreen('/audit-logs/reach?user=reports', { as: 'admin' })
  await expect.element(row('PHY0000002')).toBeVisible()
  await page.getByRole('searchbox', { name: 'User' }).fill('nobody')
  await expect.element(heading('No record matches')).toBeVisible()
})

it('shows a physician who read the own record', async () => {
  const call = await callsOf('officer')
  await call(physician.get, { params: { code: 'PHY0000001' } })
  await renderScreen('/doctor/PHY0000001/readers', { as: 'physician' })
  await expect.element(row('Accreditation Officer')).toBeVisible()
})
