import { expect, test, type Locator, type Page } from '@playwright/test'
import { callsWith } from './support/calls.ts'
import { signedIn, type SignedIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** The size of a telephone: the head of a record and of a list leaves the room to its content. */
const phone = { width: 390, height: 844 }

let officer: SignedIn

test.beforeAll(async ({ browser }) => {
  officer = await signedIn(browser, 'officer2')
})
test.afterAll(async () => {
  await officer.context.close()
})

/** The facility about which most requests are open, and how many those are. */
async function busiest(): Promise<{ code: string; count: number }> {
  const { get } = callsWith(officer.context.request, officer.tokens)
  const { content } = await get<{ content: { targetCode: string | null }[] }>(
    '/user-request?status=PENDING,REVIEWED&size=1000',
  )
  const codes = content.flatMap(({ targetCode }) => (targetCode?.startsWith('HF') ? [targetCode] : []))
  const counts = Map.groupBy(codes, (code) => code)
  const [code, all] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? ['', []]
  return { code, count: all.length }
}

/** The links of the open requests of a record, each with its age. */
const requestLinks = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /(?:today|yesterday|\d+ days ago)$/ })
    .locator('a[href^="/dashboard/requests/"]')

test('open requests of a record are counted in one line, and unfold', async () => {
  const { page } = officer
  const { code, count } = await busiest()
  expect(count).toBeGreaterThan(4)
  await page.setViewportSize(phone)
  await page.goto(`/health-facility/${code}`)
  const fold = page.getByRole('button', { name: `${count} changes wait for approval` })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  const box = await fold.locator('xpath=ancestor::div[3]').boundingBox()
  expect(box?.height).toBeLessThan(80)
  await look(page, 'phone-1-record')
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(requestLinks(page)).toHaveCount(count)
  await expect(requestLinks(page).last()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(requestLinks(page).first()).toBeFocused()
  await look(page, 'phone-1-record-open')

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText(`${count} changes wait for approval`)).toBeVisible()
  await expect(requestLinks(page).filter({ visible: true })).toHaveCount(3)
  await page.getByRole('button', { name: `${count - 3} more` }).click()
  await expect(requestLinks(page).filter({ visible: true })).toHaveCount(count)
})

test('the tools of a list take two lines, and its exports are one press away', async () => {
  const { page } = officer
  await page.setViewportSize(phone)
  /** Middles of the tools in px from the top, each once. */
  const middles = async (...tools: Locator[]) => {
    const all = await Promise.all(
      tools.map(async (tool) => {
        const { y, height } = (await tool.boundingBox()) ?? { y: -1, height: 0 }
        return Math.round(y + height / 2)
      }),
    )
    return [...new Set(all)]
  }
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  const search = page.getByRole('main').getByRole('searchbox')
  await page.goto('/doctor')
  await expect(tool('Export')).toBeEnabled()
  expect(await middles(search, tool('Export'), tool('Columns'))).toHaveLength(1)
  // a list with an act of its own has that beside the search, and the others at the end of the filters
  await page.goto('/audit-logs')
  await expect(tool('More actions')).toBeEnabled()
  const [first, ...others] = await middles(search, tool('Write an activity'))
  expect(others).toEqual([])
  const [second, ...more] = await middles(tool('More actions'), tool('Columns'), tool('Saved views'))
  expect(more).toEqual([])
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(30)
  expect((second ?? 0) - (first ?? 0)).toBeLessThan(60)
  await page.goto('/doctor')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await look(page, 'phone-2-export')
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As CSV' }).first().click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})
