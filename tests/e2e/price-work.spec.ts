import { expect, test, type Page } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { fillDay, manilaDayIn } from './support/documents.ts'
import { signedIn } from './support/people.ts'
import { look } from './support/screens.ts'

/** A rates officer plans the prices of a hospital for another year. */
const facility = 'HF0000004'
const packages = `/health-facility/${facility}/packages`
const count = 60
const january = manilaDayIn(45)
const priceOf = (at: number): number => 1003.5 + at * 137.25

/** Counts what a person does: presses, texts that are filled in, choices that are made. */
function actionsOf(page: Page) {
  let done = 0
  return {
    do: async (action: Promise<unknown>): Promise<void> => {
      done += 1
      await action
    },
    count: () => done,
    page,
  }
}

test('plans January for 60 packages by 5 % and tens of pesos in under ten actions', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const calls = await callsOf(request, 'rates')
  const lines = Array.from({ length: count }, (_, at) => ({
    packageName: `Check-up ${String(at + 1).padStart(2, '0')}`,
    price: priceOf(at),
    serviceType: 'OUTPATIENT',
    inclusions: ['Consultation'],
  }))
  await calls.post('/hf/packages', { healthFacilityCode: facility, effectiveDate: manilaDayIn(0), lines })
  const { page } = await signedIn(browser, 'rates')
  await page.goto(packages)
  const person = actionsOf(page)
  await person.do(page.getByRole('button', { name: 'New version' }).click())
  const form = page.getByRole('form', { name: 'New version' })
  await expect(form.getByLabel('Start from')).toHaveText(/in force/)
  await person.do(fillDay(form, 'Takes effect on', january))
  await person.do(form.getByRole('button', { name: 'Change many prices' }).click())
  const panel = page.getByRole('dialog', { name: 'Change many prices' })
  await person.do(panel.getByLabel('Percent').fill('5'))
  await person.do(panel.getByLabel('Round to').selectOption('₱10'))
  await look(page, 'price-work-raise')
  await person.do(panel.getByRole('button', { name: `Change ${count} prices` }).click())
  await expect(form.getByText(`${count} changed, 0 added, 0 removed`)).toBeVisible()
  await look(page, 'price-work-raised')
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/hf/packages'),
  )
  await person.do(form.getByRole('button', { name: 'Save version' }).click())
  expect((await saved).status()).toBe(201)
  expect(person.count()).toBeLessThan(10)
  const query = `/hf/packages?healthFacilityCode=${facility}&effectiveDate=${january}`
  // the officer's own session moved on to the browser
  const reader = await callsOf(request, 'admin')
  const { content } = await reader.get<{ content: { id: number }[] }>(query)
  const stored = await reader.get<{ lines: { price: number }[] }>(`/hf/packages/${content[0]?.id}`)
  const raised = lines.map(({ price }) => Math.round((price * 1.05) / 10) * 10)
  expect(stored.lines.map(({ price }) => price)).toEqual(raised)
})

test('changes only what the filter shows, takes it back, and starts from an empty list', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const { page } = await signedIn(browser, 'rates')
  await page.goto(`${packages}?do=new`)
  const form = page.getByRole('form', { name: 'New version' })
  await form.getByLabel('Show items with').fill('check-up 1')
  await expect(form.getByText('10 of 60 items are shown.')).toBeVisible()
  await form.getByRole('button', { name: 'Change many prices' }).click()
  const panel = page.getByRole('dialog', { name: 'Change many prices' })
  await panel.getByRole('button', { name: 'Change 10 prices' }).click()
  await expect(panel.getByText(/^Enter a number between/)).toBeVisible()
  await panel.getByLabel('Change', { exact: true }).selectOption('Raise by pesos')
  await panel.getByLabel('Pesos').fill('100')
  await panel.getByRole('button', { name: 'Change 10 prices' }).click()
  await form.getByLabel('Show items with').fill('')
  await expect(form.getByText('10 changed, 0 added, 0 removed')).toBeVisible()
  await form.getByRole('button', { name: 'Undo' }).click()
  await expect(form.getByText('0 changed, 0 added, 0 removed')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await form.getByLabel('Start from').selectOption('An empty list')
  await expect(form.getByRole('textbox', { name: /^Price, Check-up/ })).toHaveCount(0)
})
