import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query } from '../../../test/sample.ts'
import { button, dialog, expectCount, expectNone, heading, row, title } from '../../../test/screen.ts'

/** Two physicians of the sample become one person whose birth date was entered with day and month exchanged. */
async function enterTwice(): Promise<void> {
  const name = `last_name = 'Lakandula', first_name = 'Hiraya', middle_name = null, search_name = 'LAKANDULA HIRAYA'`
  const plain = `accreditation_status_code = 'ON_PROCESS', accepted = true, duplicate_of = null, deleted = false`
  await query(`update physician set ${name}, ${plain}, birth_date = '1979-02-05' where code = 'PHY0000001'`)
  await query(`update physician set ${name}, ${plain}, birth_date = '1979-05-02' where code = 'PHY0000002'`)
}

/** Box of the text of an element. */
function textBox(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

describe('possible duplicates of the register', () => {
  it('have one link to the comparison on a phone, and names that look like none', async () => {
    await enterTwice()
    await page.viewport(390, 844)
    try {
      await renderScreen('/duplicates?kind=phy', { as: 'officer' })
      await button('Compare now').click()
      const card = page.getByRole('listitem').filter({ hasText: 'PHY0000001' })
      await expectCount(card.getByRole('link'), 1)
      const compare = card.getByRole('link', { name: /^Compare / })
      await expect.element(compare).toBeVisible()
      expect(compare.element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('are compared, looked at side by side, and found to be different', async () => {
    await enterTwice()
    await renderScreen('/duplicates?kind=phy', { as: 'officer' })
    await button('Compare now').click()
    const pair = row(/PHY0000001/)
    await expect.element(pair).toMatchTextContent(/birth date: day and month swapped/iu)
    await expect.element(pair).toMatchTextContent(/\d+\.\d/u)
    // the likelihood stands over the rows that share it, with their number
    await expect.element(page.getByText(/^Almost certain · \d/u)).toBeVisible()
    // the codes stand right after the longer of the names
    const parts = [...pair.element().querySelectorAll('[data-pair] > *')].map(textBox)
    const ends = parts.filter((_, at) => at % 2 === 0).map(({ right }) => right)
    expect(Math.round((parts[1]?.left ?? 0) - Math.max(...ends))).toBeLessThanOrEqual(8)
    await expectCount(pair.getByRole('link'), 1)
    await expectNone(page.getByText(/\bbits\b/))
    await pair.getByRole('link', { name: /^Compare / }).click()
    await expect.element(heading(/Lakandula/).first()).toBeVisible()
    await button(/^Merge into this record: Lakandula/).click()
    await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toBeVisible()
    await button('Cancel', dialog()).click()
    await button(/^Not a duplicate: Lakandula/).click()
    await dialog().getByRole('textbox', { name: 'How you know' }).fill('They are cousins')
    await button('Remember', dialog()).click()
    await expect.element(page.getByText(/They are cousins/)).toBeVisible()
  })

  it('are not for readers of reports', async () => {
    await renderScreen('/duplicates', { as: 'reports' })
    await expect.element(title()).toBeVisible()
    await expectNone(button('Compare now'))
  })
})
