import { expect, test, type Locator, type Page } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { callsOf } from './support/calls.ts'
import { manilaDayIn, type SampleDocument } from './support/documents.ts'
import { signedIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** A coordinator sends a workbook of 403 packages with 30 bad cells, and touches no mouse. */
const facility = 'HF0000001'
const rowCount = 403
const unreadable = (at: number): boolean => at % 40 === 5
const unknownType = (at: number): boolean => at % 40 === 15
const undecided = (at: number): boolean => at % 40 === 25

function priceOf(at: number): string | number {
  if (unreadable(at)) return `${at} pesos or so`
  return undecided(at) ? 'to be agreed' : 1000 + at
}

async function packageWorkbook(): Promise<SampleDocument> {
  const lines = Array.from({ length: rowCount }, (_, at) => [
    `Check-up ${String(at + 1).padStart(3, '0')}`,
    priceOf(at),
    unknownType(at) ? 'Walk in' : 'OUTPATIENT',
    'Consultation; Laboratory',
  ])
  const rows = [
    ['Effective date', manilaDayIn(60)],
    [],
    ['Package', 'Price (₱)', 'Service type', 'Inclusions (separate with ;)'],
    ...lines,
  ]
  return {
    name: 'packages.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Packages', rows }] })),
  }
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll(([element]) => element !== undefined && element === document.activeElement)

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < 120; press += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}.`)
}

/** The field that has the focus: its name, its kind and what stands there. */
const currentField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return undefined
    return {
      label: field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '',
      isChoice: field instanceof HTMLSelectElement,
      value: field.value,
    }
  })

test('mends 30 bad cells of a 403-row workbook by keyboard alone and sends it', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const admin = await callsOf(request, 'admin')
  const query = `applicantCode=${facility}&requestType=hf/package&status=PENDING,REVIEWED`
  const { content } = await admin.get<{ content: { code: string }[] }>(`/user-request?${query}`)
  // the sample has a proposal under way; one at a time can be
  for (const { code } of content)
    await admin.post('/user-request/reject', { code, remarks: 'Out of the way of the journey.' })
  const { page } = await signedIn(browser, 'HF_COORDINATOR')
  await page.goto(`/health-facility/${facility}/packages?do=upload`)
  await page.waitForLoadState('networkidle')
  await tabTo(page, page.getByRole('button', { name: 'Choose file for Your list' }))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await packageWorkbook())
  await tabTo(page, page.getByRole('button', { name: 'Check the file' }))
  await page.keyboard.press('Enter')

  const grid = page.getByRole('grid', { name: 'Cells that cannot be used' })
  await expect(grid.locator('tbody tr')).toHaveCount(30)
  await expect(page.getByRole('radio', { name: 'Error (30)' })).toBeChecked()
  await look(page, 'price-upload-keys-bad')
  const rest = grid.getByRole('row').filter({ hasText: 'Check-up 006' })
  await expect(rest).toContainText('Inclusions: Consultation; Laboratory')

  await tabTo(page, grid.locator('tbody :is(input, select)').first())
  const met = new Set<string>()
  for (let step = 0; step < 30; step += 1) {
    const field = await currentField(page)
    if (field === undefined) throw new Error(`No field has the focus after ${step} steps.`)
    met.add(field.label)
    if (field.isChoice && field.value === '') {
      await page.keyboard.type('Out')
      expect((await currentField(page))?.value).toBe('OUTPATIENT')
    } else if (!field.isChoice && Number.isNaN(Number(field.value))) {
      await page.keyboard.type(String(2000 + step))
    }
    const same = page.getByRole('button', { name: /^Apply to the \d+ same values?$/ })
    if (await same.isVisible()) {
      await page.keyboard.press('Tab')
      expect(await hasFocus(same)).toBe(true)
      await page.keyboard.press('Enter')
      expect((await currentField(page))?.label).toBe(field.label)
    }
    // a choice uses the arrows itself
    await page.keyboard.press(field.isChoice ? 'Enter' : 'ArrowDown')
  }
  expect(met.size).toBe(30)
  await look(page, 'price-upload-keys-mended')
  await tabTo(page, page.getByRole('button', { name: 'Check 30 corrected cells' }))
  await page.keyboard.press('Enter')
  const send = page.getByRole('button', { name: `Send ${rowCount} rows for approval` })
  await expect(send).toBeEnabled()
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  const done = page.getByRole('link', { name: /View request UR-/ })
  const question = page.getByRole('dialog')
  await expect(done.or(question)).toBeVisible()
  if (await question.isVisible()) {
    await look(page, 'price-upload-keys-question')
    await tabTo(page, question.getByRole('button', { name: 'Send for approval' }))
    await page.keyboard.press('Enter')
  }
  await expect(done).toBeVisible()
  await expect(page.getByText(`${rowCount} rows were taken over.`)).toBeVisible()
})
