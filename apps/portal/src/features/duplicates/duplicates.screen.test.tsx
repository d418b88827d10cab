import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query } from '../../../test/sample.ts'
import { button, dialog, expectCount, expectNone, heading, row, title } from '../../../test/screen.ts'

/** Two physicians of the sample become one person whose birth date was entered with day and month exchanged. */
async function enterTwice(first = 'Hiraya', last = 'Lakandula', from = 1, year = 1979): Promise<void> {
  const search = `${last} ${first}`.toUpperCase()
  const name = `last_name = '${last}', first_name = '${first}', middle_name = null, search_name = '${search}'`
  const plain = `accreditation_status_code = 'ON_PROCESS', accepted = true, duplicate_of = null, deleted = false`
  const enter = (at: number, day: string) =>
    query(`update physician set ${name}, ${plain}, birth_date = '${day}' where code = 'PHY000000${at}'`)
  await enter(from, `${year}-02-05`)
  await enter(from + 1, `${year}-05-02`)
}

/** Box of the text of an element. */
function textBox(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

const boxesOf = (selector: string): DOMRect[] => [...document.querySelectorAll(selector)].map(textBox)

describe('possible duplicates of the register', () => {
  it('have a link to each record and one to the comparison on a phone', async () => {
    await enterTwice()
    await page.viewport(390, 844)
    try {
      await renderScreen('/duplicates?kind=phy', { as: 'officer' })
      await button('Compare now').click()
      const card = page.getByRole('listitem').filter({ hasText: 'PHY0000001' })
      await expectCount(card.getByRole('link'), 3)
      const compare = card.getByRole('link', { name: /^Compare / })
      await expect.element(compare).toBeVisible()
      expect(compare.element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('are compared, looked at side by side, and found to be different', async () => {
    await enterTwice()
    await enterTwice('Adrian Gonzales', 'Dimaculangan', 3, 1966)
    await renderScreen('/duplicates?kind=phy', { as: 'officer' })
    await button('Compare now').click()
    const pair = row(/PHY0000001/)
    await expect.element(pair).toMatchTextContent(/birth date: day and month swapped/iu)
    await expect.element(pair).toMatchTextContent(/\d+\.\d/u)
    // the likelihood stands over the rows that share it, with their number
    await expect.element(page.getByText(/^Almost certain · \d/u)).toBeVisible()
    await expect.element(row(/PHY0000003/)).toBeVisible()
    // the codes of all rows stand in one column, right after usual names
    const codes = boxesOf('[data-pair] > :nth-child(even)')
    expect(new Set(codes.map(({ left }) => Math.round(left))).size).toBe(1)
    const names = boxesOf('[data-pair] a')
    const gap = (codes[0]?.left ?? 0) - Math.max(...names.map(({ right }) => right))
    expect(gap).toBeGreaterThanOrEqual(8)
    expect(gap).toBeLessThanOrEqual(48)
    // each link is a target of its own
    expect((names[1]?.top ?? 0) - (names[0]?.top ?? 0)).toBeGreaterThanOrEqual(24)
    await expectCount(pair.getByRole('link'), 3)
    const hrefs = pair.getByRole('link', { name: /^Lakandula/ }).elements()
    expect(hrefs.map((each) => each.getAttribute('href'))).toEqual([
      '/doctor/PHY0000001',
      '/doctor/PHY0000002',
    ])
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
