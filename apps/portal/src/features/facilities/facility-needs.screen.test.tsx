import { describe, expect, it } from 'vitest'
import { expectPrimary } from '../../../test/primary.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query } from '../../../test/sample.ts'
import { button, region } from '../../../test/screen.ts'

const accredited = 'HF0000001'

describe('the primary button of a record', () => {
  it('is that of the first item that needs attention', async () => {
    await renderScreen(`/health-facility/${accredited}`, { as: 'officer' })
    const first = region('Needs attention').getByRole('listitem').first()
    await expect.element(first.getByRole('link')).toBeVisible()
    await expectPrimary([first.getByRole('link').element().textContent])
    await expect.element(button('Change status')).toBeVisible()
  })

  it('is the one of the record where nothing needs attention', async () => {
    // no document is required, and a provider that left the network confirms nothing
    await query(`update reference_item set deleted = true where list like '%document-type%'`)
    await query(`update facility set accreditation_status_code = 'WITHDRAWN' where code = '${accredited}'`)
    await renderScreen(`/health-facility/${accredited}`, { as: 'officer' })
    await expect.element(region('Needs attention').getByText('Nothing', { exact: true })).toBeVisible()
    await expectPrimary(['Change status'])
  })
})
