import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query } from '../../../test/sample.ts'
import { expectCount, expectNone, link, region, title } from '../../../test/screen.ts'

const card = () => region('My accreditation')

describe('the own accreditation', () => {
  it('says a coordinator what the status means, and what runs', async () => {
    await renderScreen('/', { as: 'coordinator' })
    await expect
      .element(card())
      .toMatchTextContent('You are part of the network. Members can be referred to you.')
    await expect.element(card()).toMatchTextContent('31 May 2029')
    await expect.element(card()).toMatchTextContent('16 Nov 2026, overdue')
    await expectCount(card().getByRole('link', { name: /^(?:Packages|Facility|Service|Room)/ }), 6)
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
    await expect.element(card()).toMatchTextContent('3 missing')
    await expect.element(card()).toMatchTextContent('being checked')
    await link('Send a document', card()).click()
    await expect.element(page.getByRole('region', { name: 'Documents' }).first()).toBeVisible()
  })

  it.each([
    ['SUSPENDED', 'Suspended'],
    ['WITHDRAWN', 'Withdrawn'],
    ['ON_PROCESS', 'On process'],
  ])('follows the status %s', async (status, label) => {
    await query(`update facility set accreditation_status_code = '${status}' where code = 'HF0000003'`)
    await renderScreen('/', { as: 'coordinator2' })
    await expect.element(card()).toMatchTextContent(label)
    await expectNone(card().getByText('You are part of the network.'))
  })

  it('is not shown to staff', async () => {
    await renderScreen('/health-facility/HF0000001', { as: 'officer' })
    await expect.element(title('Amihan-Dalisay Medical Center')).toBeVisible()
    await expectNone(card())
  })

  it('shows the rest of the record when the own requests cannot be read', async () => {
    await renderScreen('/', { as: 'coordinator', fault: { failure: 'gateway', path: '/user-request' } })
    await expect.element(title('Amihan-Dalisay Medical Center')).toBeVisible()
    await expect.element(card()).toMatchTextContent('Accredited since')
    await commands.setFault()
  })
})
