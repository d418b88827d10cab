import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { query, queryOne } from '../../../../test/sample.ts'
import { button, chooseInMenu, dialog, expectNone, field, region } from '../../../../test/screen.ts'

/** The application of the facility with the most documents. The sample has one of either status, which all tests share. */
async function application(status: 'PENDING' | 'REVIEWED'): Promise<{ code: string; facility: string }> {
  const row = await queryOne(`select r.code, r.target_code from user_request r
    join attachment a on a.owner_code = r.target_code and a.owner_kind = 'hf/document' and not a.deleted
    where r.type = 'hf-registration' and r.status = '${status}' group by 1, 2 order by count(*) desc, 1 limit 1`)
  return { code: String(row['code']), facility: String(row['target_code']) }
}

const open = async (code: string, as: 'officer' | 'rates') => {
  await renderScreen(`/dashboard/requests/${code}`, { as })
  await expect.element(button(/^Search/)).toBeVisible()
  await expect.element(region('Document').getByRole('img').first()).toBeVisible()
}

const marks = (facility: string) =>
  query(`select document_type_code, verified, mismatch, remarks, verified_by from checklist_mark
    where owner_code = '${facility}' order by id`)

const current = () =>
  region('Documents').element().querySelector('[aria-current="true"]')?.textContent ?? undefined

/** The rows of documents that can be opened. */
const documentRows = () => [
  ...region('Documents').element().querySelectorAll<HTMLElement>('ul > li > div > button:first-child'),
]

/** Distance of the current row from the upper edge of the window, in px. */
const top = () =>
  documentRows()
    .find((one) => one.ariaCurrent === 'true')
    ?.getBoundingClientRect().top ?? Number.NaN

/** Expects the page of the document within 300 px below the row of the current one, and the acts behind it. */
async function expectUnderRow(): Promise<void> {
  await expect.element(region('Document').getByRole('img').first()).toBeVisible()
  // the page itself is larger and scrolled to its values
  const shown = region('Document').getByRole('region').first().element()
  await expect.element(button(/^Verify/)).toBeInTheDocument()
  const verify = button(/^Verify/).element()
  const below = shown.getBoundingClientRect().top - top()
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThanOrEqual(300)
  expect(verify.getBoundingClientRect().top).toBeGreaterThan(shown.getBoundingClientRect().top)
  expect(shown.compareDocumentPosition(verify)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}

/** The buttons of the page that are filled with the accent. */
function filledButtons(): HTMLElement[] {
  const probe = document.createElement('span')
  document.body.append(probe)
  probe.style.color = 'var(--cz-color-accent)'
  const accent = getComputedStyle(probe).color
  probe.remove()
  return [...document.querySelectorAll<HTMLElement>('main button')].filter(
    (one) => getComputedStyle(one).backgroundColor === accent,
  )
}

describe('the review of an application', () => {
  // what one test, or its first try, has verified is to compare again for the next
  beforeEach(async () => {
    await query(`update checklist_mark set verified = false, mismatch = false, remarks = null
      where owner_code in (select target_code from user_request where type = 'hf-registration')`)
  })

  it('shows documents beside what they prove, and the application by its parts', async () => {
    const { code } = await application('PENDING')
    await open(code, 'officer')
    await expect
      .element(region('Documents').getByRole('heading', { name: /^Missing, required/ }))
      .toBeVisible()
    await expect.element(region('Documents').getByText('DOH licence number')).toBeVisible()
    await expect.element(region('Application').getByText('Licences')).toBeVisible()
    await expect.element(region('Decision').getByText(/^Documents: .*to compare\.$/)).toBeVisible()
    await expect
      .element(region('Decision').getByText(/^If approved: the application is accepted/))
      .toBeVisible()
    await expectNone(page.getByText(/fields unchanged/))
  })

  it('verifies by one key a document and goes on, and takes what does not match from the keys too', async () => {
    const { code, facility } = await application('PENDING')
    await open(code, 'officer')
    const first = current()
    expect(first).toBeDefined()
    await userEvent.keyboard('v')
    await expect.poll(() => marks(facility)).toMatchObject([{ verified: true, verified_by: 'officer' }])
    await expect.poll(current).not.toBe(first)
    await userEvent.keyboard('m')
    await expect.element(field('What the document says')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByText('Enter what the document says, in 3 characters or more.').first())
      .toBeVisible()
    await userEvent.keyboard('The name of another clinic{Enter}')
    await expect
      .poll(() => marks(facility))
      .toMatchObject([{ verified: true }, { mismatch: true, remarks: 'The name of another clinic' }])
    await expect.element(region('Documents').getByRole('heading', { name: 'Does not match 1' })).toBeVisible()
    // the keys act again once the form is gone
    await expectNone(field('What the document says'))
    await userEvent.keyboard('a')
    await button('Ask for 1 document…').click()
    await expect
      .element(field('What is needed', dialog('Ask for more')))
      .toHaveValue(expect.stringContaining('the one sent says The name of another clinic'))
  })

  it('goes from one document to the next, and stays at the last', async () => {
    const { code, facility } = await application('REVIEWED')
    await open(code, 'officer')
    const walked: (string | undefined)[] = []
    const verified = async () => (await marks(facility)).filter((row) => row['verified'] === true).length
    const before = await verified()
    // the page says how many are left to compare
    const left = () => Number(/(\d+) to compare/.exec(region('Decision').element().textContent)?.[1] ?? 0)
    const count = left()
    expect(count).toBeGreaterThan(1)
    // as fast as the pages turn, as whoever compares many does
    for (let at = 1; at <= count; at += 1) {
      walked.push(current())
      await userEvent.keyboard('v')
      if (at < count) await expect.poll(current, { interval: 10 }).not.toBe(walked.at(-1))
    }
    await expect.poll(verified).toBe(before + count)
    await expect.poll(left).toBe(0)
    expect(new Set(walked).size).toBe(count)
    expect(current()).toContain(walked.at(-1)?.slice(0, 12))
  })

  it('has one primary button: of the document while one is left to compare, then of the decision', async () => {
    const { code } = await application('PENDING')
    await open(code, 'officer')
    const filled = () => filledButtons().map(({ textContent }) => textContent)
    const left = () => Number(/(\d+) to compare/.exec(region('Decision').element().textContent)?.[1] ?? 0)
    const count = left()
    expect(count).toBeGreaterThan(0)
    for (let rest = count; rest > 0; rest -= 1) {
      await expect.poll(filled).toEqual([expect.stringMatching(/^Verify/)])
      await userEvent.keyboard('v')
      await expect.poll(left).toBe(rest - 1)
    }
    await expect.poll(filled).toEqual(['Mark as reviewed'])
  })

  it('puts all that is missing on the list of what is asked for at once, and one more or less', async () => {
    const { code } = await application('PENDING')
    await open(code, 'officer')
    const heading = region('Documents').getByRole('heading', { name: /^Missing, required/ })
    const count = Number(/\d+/.exec(heading.element().textContent)?.[0])
    expect(count).toBeGreaterThan(1)
    await button(`Ask for all ${count}`).click()
    await expectNone(button(/^Ask for all/))
    await expect.element(button(`Ask for ${count} documents…`)).toBeVisible()
    await button(/^Do not ask for/, region('Documents'))
      .first()
      .click()
    await button(new RegExp(`^Ask for ${count - 1} document`)).click()
    const asked = field('What is needed', dialog('Ask for more'))
    await expect.element(asked).toBeVisible()
    expect((asked.element() as HTMLTextAreaElement).value.split('\n')).toHaveLength(count - 1)
  })

  it('draws on a phone the document under its row, with its acts below it', async () => {
    const { innerWidth, innerHeight } = window
    const { code, facility } = await application('PENDING')
    await page.viewport(390, 844)
    try {
      await open(code, 'officer')
      await expectUnderRow()
      await button('More actions').click()
      await expect.element(page.getByRole('menuitem', { name: 'Print' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await chooseInMenu(button('More actions'), 'Ask for more')
      await expect.element(dialog('Ask for more')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expectNone(dialog())
      await expectNone(button('Ask for more'))
      // another document: its row comes to the upper edge of the window, below the bar of the page
      const first = current()
      const next = documentRows().find((one) => one.ariaCurrent !== 'true') as HTMLElement
      next.click()
      await expect.poll(current).not.toBe(first)
      await expectUnderRow()
      expect(top()).toBeGreaterThanOrEqual(56)
      expect(top()).toBeLessThan(200)
      // the act goes on to the next document, and the focus with it
      const verified = current()
      const count = async () => (await marks(facility)).filter((row) => row['verified'] === true).length
      const before = await count()
      await button(/^Verify/).click()
      await expect.poll(count).toBe(before + 1)
      await expect.poll(current).not.toBe(verified)
      await expect.poll(() => document.activeElement?.ariaCurrent).toBe('true')
      await expectUnderRow()
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('is not for a role that edits no records, which reads who verifies', async () => {
    const { code } = await application('REVIEWED')
    await open(code, 'rates')
    await expectNone(button('Verify'))
    await expect.element(page.getByText('Your role does not include verifying documents.')).toBeVisible()
  })
})
