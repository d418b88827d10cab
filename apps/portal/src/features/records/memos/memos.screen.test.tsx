import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { query, queryOne } from '../../../../test/sample.ts'
import {
  button,
  choice,
  chooseInMenu,
  dialog,
  expectCount,
  expectNone,
  field,
  fillDay,
  messages,
  question,
  row,
  tab,
} from '../../../../test/screen.ts'

const area = '/iso-compliance/memos'

const pdf = () =>
  new File([`%PDF-1.4\n% memo ${crypto.randomUUID()}\n%%EOF`], 'new-rates.pdf', { type: 'application/pdf' })

async function addProvider(term: string): Promise<void> {
  await choice('Providers', dialog()).fill(term)
  await page
    .getByRole('option', { name: new RegExp(term, 'iu') })
    .first()
    .click()
}

async function nameOf(code: string): Promise<string> {
  return String((await queryOne(`select name from facility where code = '${code}'`))['name'])
}

describe('a new memo', () => {
  it('goes to many providers at once, after what is missing was named at its field', async () => {
    await renderScreen(area, { as: 'compliance' })
    await button('Add a memo').click()
    await button('Add memo', dialog()).click()
    await expect.element(dialog().getByRole('alert').first()).toMatchTextContent(/Choose the providers/)
    await expect.element(choice('Kind', dialog())).toHaveAttribute('aria-invalid', 'true')
    for (const code of ['HF0000001', 'HF0000002', 'PHY0000001']) await addProvider(code)
    await userEvent.tab()
    await expectNone(page.getByRole('listbox'))
    await expectCount(dialog().getByRole('row'), 3)
    await choice('Kind', dialog()).selectOptions('Policy')
    await field('Remarks', dialog()).fill('By courier.')
    await fillDay('Sent on', '2026-11-19', dialog())
    await button('Add memo', dialog()).click()
    await expect.element(dialog().getByRole('alert').first()).toMatchTextContent(/on its date or later/)
    await fillDay('Date of memo', '2026-11-18', dialog())
    await userEvent.upload(
      page.elementLocator(document.querySelector('[role=dialog] input[type=file]') as Element),
      pdf(),
    )
    await expect.element(dialog().getByText('new-rates.pdf').first()).toBeVisible()
    await button('Add memo', dialog()).click()
    await expect.element(messages()).toMatchTextContent('The memo has been saved for 3 providers.')
    const saved = await query(
      `select owner_code, memo_type, date_sent::text, doc_remarks from attachment where file_name = 'new-rates.pdf' order by owner_code`,
    )
    expect(saved).toEqual(
      ['HF0000001', 'HF0000002', 'PHY0000001'].map((owner_code) => ({
        owner_code,
        memo_type: 'POLICY',
        date_sent: '2026-11-19',
        doc_remarks: 'By courier.',
      })),
    )
  })

  it('keeps the form when Escape closes the list of providers', async () => {
    await renderScreen(area, { as: 'compliance' })
    await button('Add a memo').click()
    for (const code of ['HF0000001', '']) {
      if (code !== '') await addProvider(code)
      await userEvent.fill(page.getByRole('combobox', { name: 'Providers' }), 'HF00000')
      await expect.element(page.getByRole('listbox')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expectNone(page.getByRole('listbox'))
      await expect.element(button('Add memo', dialog())).toBeVisible()
    }
  })

  it('is not offered to those who only read, nor is any change', async () => {
    await renderScreen(area, { as: 'reports' })
    await expect.element(page.getByRole('grid').first()).toBeVisible()
    await expectNone(button('Add a memo'))
    await expectNone(page.getByRole('checkbox'))
  })
})

describe('memos on their way', () => {
  it('are marked together, and those that cannot be are named', async () => {
    await renderScreen(`${area}?standing=SENT,RECEIVED&size=100`, { as: 'compliance' })
    await page.getByRole('checkbox', { name: /page/iu }).first().click()
    await button('Mark as received').click()
    await button('Mark as received', dialog()).click()
    await expect.element(page.getByText(/marked as received$/)).toBeVisible()
    await expect.element(page.getByText(/It was received on .* already\./).first()).toBeVisible()
    const [left] = await query(
      `select count(*)::int as left from attachment where owner_kind like '%/memo' and date_sent is not null and date_received is null and not deleted`,
    )
    expect(left).toEqual({ left: 0 })
  })
})

describe('the memos on the record of a provider', () => {
  it('are entered, corrected and removed by an officer', async () => {
    await renderScreen('/health-facility/HF0000004/records?kind=memos', { as: 'officer' })
    await button('Add a memo').first().click()
    await choice('Kind', dialog()).selectOptions('Network')
    await userEvent.upload(
      page.elementLocator(document.querySelector('[role=dialog] input[type=file]') as Element),
      pdf(),
    )
    await button('Add memo', dialog()).click()
    await expect.element(messages()).toMatchTextContent('Memo has been saved.')
    const memo = row('new-rates.pdf')
    await expect.element(memo).toMatchTextContent(/Network/)
    await chooseInMenu(memo.getByRole('button').last(), 'Correct')
    await choice('Kind', dialog()).selectOptions('Policy')
    await button('Save memo', dialog()).click()
    await expect.element(row('new-rates.pdf')).toMatchTextContent(/Policy/)
    await chooseInMenu(row('new-rates.pdf').getByRole('button').last(), 'Remove')
    await button('Remove', question()).click()
    await expect.element(messages()).toMatchTextContent('Memo has been deleted.')
    await expectNone(row('new-rates.pdf'))
  })

  it('keep what was entered when another person saved first', async () => {
    await renderScreen('/health-facility/HF0000001/records?kind=memos', { as: 'officer' })
    const name = await nameOf('HF0000001')
    await chooseInMenu(page.getByRole('row').nth(1).getByRole('button').last(), 'Correct')
    await expect.element(dialog(`Correct the memo to ${name}`)).toBeVisible()
    await query(`update attachment set version = version + 1 where owner_kind = 'hf/memo'`)
    await field('Remarks', dialog()).fill('Sent twice.')
    await button('Save memo', dialog()).click()
    await button('Keep my entries').click()
    await expect.element(field('Remarks', dialog())).toHaveValue('Sent twice.')
    await button('Save memo', dialog()).click()
    await expect.element(messages()).toMatchTextContent('Memo has been updated.')
  })

  it('are those sent to it, for its coordinator', async () => {
    await renderScreen('/health-facility/HF0000001/records?kind=memos', { as: 'coordinator' })
    await expect.element(tab('Memos')).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByRole('row').nth(1)).toBeVisible()
    await expectNone(button('Add a memo'))
    await page.getByRole('row').nth(1).getByRole('button').last().click()
    await expect.element(page.getByRole('menuitem', { name: 'Download', exact: true })).toBeVisible()
    await expectNone(page.getByRole('menuitem', { name: 'Remove', exact: true }))
  })
})
