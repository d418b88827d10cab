import { requestDesk } from '@capiz/api/contract/request-desk'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { callsOf, query } from '../../../../test/sample.ts'
import { button, dialog, link, region, row, title, toggle } from '../../../../test/screen.ts'
import { preparePath } from './batch-address.ts'

/** Open requests of the sample that one step decides. */
async function oneStep(): Promise<string[]> {
  const rows = await query<{ code: string }>(
    `select code from user_request where type in ('hf-update', 'hf-document', 'phy-document') and status = 'PENDING'
     and requester_code is distinct from (select code from app_user where username = 'approver') order by id`,
  )
  return rows.map(({ code }) => code)
}

const address = (codes: readonly string[]) =>
  preparePath({ action: 'reject', codes, filters: { status: 'PENDING' }, isAll: false })

it('leaves single requests out, runs the rest, and shows the receipt under its address', async () => {
  const codes = await oneStep()
  expect(codes.length).toBeGreaterThan(1)
  const [out = ''] = codes
  await renderScreen(address(codes), { as: 'approver' })
  await expect.element(title(`Reject: ${codes.length} requests`)).toBeVisible()
  await toggle(row(out).getByRole('checkbox'))
  await expect.element(row(out)).toMatchTextContent('Excluded by you')
  const count = codes.length - 1
  await expect.element(region('Run').getByText(/decided one after the other as you\.$/)).toBeVisible()
  await button(`Reject ${count}…`).click()
  await dialog().getByLabelText('Reason').selectOptions('Details differ from the documents')
  await button(`Reject ${count}`, dialog()).click()
  await expect
    .element(title(`Rejected: ${count} of ${count} ${count === 1 ? 'request' : 'requests'}`))
    .toBeVisible()
  const left = await query(`select code from user_request where code = '${out}' and status = 'PENDING'`)
  expect(left).toHaveLength(1)
  await link('Receipts').click()
  await expect.element(title('Receipts of batches')).toBeVisible()
})

it('says that none will be decided once the last request is left out', async () => {
  const codes = (await oneStep()).slice(0, 1)
  const [code = ''] = codes
  await renderScreen(address(codes), { as: 'approver' })
  await expect.element(page.getByText('all ready').or(page.getByText('1 to look at first'))).toBeVisible()
  await toggle(row(code).getByRole('checkbox'))
  await expect.element(page.getByText('none will be rejected')).toBeVisible()
})

it('takes all that match, and back', async () => {
  const codes = (await oneStep()).slice(0, 1)
  await renderScreen(address(codes), { as: 'approver' })
  await expect.element(title('Reject: 1 request')).toBeVisible()
  await link('Take all that match').click()
  await expect.element(page.getByText('All that match the filters of the list.')).toBeVisible()
  await link('Only the chosen ones').click()
  await expect.element(title('Reject: 1 request')).toBeVisible()
})

it('asks why before an approval without the answer that is waited for', async () => {
  const codes = (await oneStep()).slice(0, 1)
  const [code = ''] = codes
  const ask = await callsOf('officer')
  await ask(requestDesk.ask, { body: { code, items: ['The permit of this year'], days: 7 } })
  await renderScreen(preparePath({ action: 'approve', codes, filters: {}, isAll: false }), { as: 'approver' })
  await button('Approve 1…').click()
  const remarks = dialog().getByLabelText('Remarks')
  await expect.element(remarks).toHaveAccessibleDescription(/1 request still waits for an answer/)
  await button('Approve 1', dialog()).click()
  await expect.element(remarks).toHaveAccessibleDescription(/Say why you approve without the answer/)
  await remarks.fill('Seen at the branch.')
  await button('Approve 1', dialog()).click()
  await expect.element(title('Approved: 1 of 1 request')).toBeVisible()
})

it('says that there is no such receipt', async () => {
  await renderScreen('/dashboard/requests/batches/RB-2026-999999', { as: 'approver' })
  await expect.element(page.getByRole('heading', { name: 'There is no such receipt' })).toBeVisible()
})
