import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query } from '../../../test/sample.ts'
import { button, dialog, expectNone, heading } from '../../../test/screen.ts'

const statements = () =>
  query(
    `select purpose, objects, reason, stated_by from objection where owner_code = 'PHY0000001' order by id`,
  )

it('lets a physician object to the directory, and says what ends', async () => {
  await renderScreen('/doctor/PHY0000001/data-use', { as: 'physician' })
  await expect.element(heading('Uses with a choice')).toBeVisible()
  await button('Object: Public directory').click()
  await expect.element(dialog().getByText(/no longer found in the public directory/)).toBeVisible()
  await button('Object', dialog()).click()
  await expect.element(page.getByText('Objected to', { exact: true })).toBeVisible()
  expect(await statements()).toEqual([
    { purpose: 'DIRECTORY', objects: true, reason: null, stated_by: 'physician' },
  ])
  await expectNone(button('Object: Payment of fees'))
})

it('asks staff how the physician stated it', async () => {
  await renderScreen('/doctor/PHY0000001/data-use', { as: 'officer' })
  await button('Withdraw the objection: Public directory').click()
  await button('Withdraw', dialog()).click()
  await expect.element(page.getByText('Enter how the physician stated it.').first()).toBeVisible()
  await dialog().getByLabelText('How it was stated').fill('Telephone call of today')
  await button('Withdraw', dialog()).click()
  await expect.element(page.getByText(/^Objection withdrawn on .*: Telephone call of today$/)).toBeVisible()
  expect((await statements()).at(-1)).toEqual({
    purpose: 'DIRECTORY',
    objects: false,
    reason: 'Telephone call of today',
    stated_by: 'officer',
  })
})

it('shows the uses to who may only read, without a way to change them', async () => {
  await renderScreen('/doctor/PHY0000001/data-use', { as: 'reports' })
  await expect.element(heading('Payment of fees')).toBeVisible()
  await expect.element(heading('Texts agreed to')).toBeVisible()
  await expectNone(button('Object: Public directory'))
})
