import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query } from '../../../test/sample.ts'
import { expectCount, expectNone, link, region, title } from '../../../test/screen.ts'

describe('the own accreditation', () => {
  it('says a coordinator what the status means, and what runs', async () => {
    await renderScreen('/', { as: 'coordinator' })
    await expect.element(page.getByText('You are accredited until 31 May 2029')).toBeVisible()
    await expect.element(page.getByText('Members can be referred to you.')).toBeVisible()
    await expect
      .element(region('Do this first'))
      .toMatchTextContent(/Check-in.*It was due on 16 Nov 2026\..*4 days late/)
    await expectCount(region('Your requests').getByRole('link'), 6)
    await link('Open check-in, the last one', region('Do this first')).click()
    await expect.element(page.getByText('16 Nov 2026').first()).toBeVisible()
  })

  it('says a physician which documents are missing', async () => {
    await query(
      `delete from attachment where owner_code = 'PHY0000001' and doc_type in ('APPFORM', 'CV', 'TIN')`,
    )
    const marks = await query(
      `update checklist_mark set verified = false where owner_code = 'PHY0000001' and verified and document_type_code in
       (select doc_type from attachment where owner_code = 'PHY0000001' and not deleted) returning id`,
    )
    expect(marks.length).toBeGreaterThan(0)
    await renderScreen('/', { as: 'physician' })
    await expect.element(region('Documents')).toMatchTextContent('3 missing')
    await expect.element(region('Documents')).toMatchTextContent('being checked')
    await link('Send a document', region('Documents')).click()
    await expect.element(page.getByRole('region', { name: 'Documents' }).first()).toBeVisible()
  })

  it.each([
    ['SUSPENDED', 'You are suspended'],
    ['WITHDRAWN', 'You left the network'],
    ['ON_PROCESS', 'Your application is being reviewed'],
  ])('follows the status %s', async (status, text) => {
    await query(`update facility set accreditation_status_code = '${status}' where code = 'HF0000003'`)
    await renderScreen('/', { as: 'coordinator2' })
    await expect.element(page.getByText(text)).toBeVisible()
    await expectNone(page.getByText('Members can be referred to you.'))
  })

  it('is not shown to staff', async () => {
    await renderScreen('/health-facility/HF0000001', { as: 'officer' })
    await expect.element(title('Amihan-Dalisay Medical Center')).toBeVisible()
    await expectNone(page.getByText(/^You are accredited/))
  })

  it('shows the rest of the record when the own requests cannot be read', async () => {
    await renderScreen('/', { as: 'coordinator', fault: { failure: 'gateway', path: '/user-request' } })
    await expect.element(title('Amihan-Dalisay Medical Center')).toBeVisible()
    await expect.element(region('Facts')).toMatchTextContent('Accredited since')
    await commands.setFault()
  })
})
