import { expect, test } from '@playwright/test'
import { callsOf } from './support/calls.ts'
import { clearRequests, facility, physician, workerAs, type Name } from './support/request-world.ts'
import { look } from './support/screens.ts'

/**
 * What a provider changes on the own record, taken apart by domain model 7.4: the form says beforehand what is saved at
 * once, what goes to approval and what the office keeps, and saving does just that.
 */

interface OwnEdit {
  path: string
  record: string
  /** what the form says before anything is typed */
  said: string
  direct: { label: string; field: string; value: string }
  request: { label: string; field: string; value: string }
  /** kept by the office: not on the form */
  absent: string
}

// another value in a second try
const turn = process.pid

const edits: readonly [Name, OwnEdit][] = [
  [
    'physician2',
    {
      path: `/doctor/${physician}`,
      record: `/phy/${physician}`,
      said: 'Status, contract and fee schedule are changed by the office.',
      direct: { label: 'Telephone', field: 'telephone', value: `(02) 5555-${turn}` },
      request: { label: 'Middle name', field: 'middleName', value: `Bago ${turn}` },
      absent: 'Contract number',
    },
  ],
  [
    'coordinator2',
    {
      path: `/health-facility/${facility}`,
      record: `/hf/${facility}`,
      said: 'Status, contract, provider code and networks are changed by the office.',
      direct: { label: 'Website', field: 'website', value: `https://clinic-${turn}.example` },
      request: { label: 'DOH licence to operate', field: 'dohLtoNo', value: `LTO-${turn}` },
      absent: 'Provider code',
    },
  ],
]

for (const [name, edit] of edits) {
  test(`${name}: the form says what is saved at once and what is asked for, and does so`, async ({
    browser,
    request,
  }) => {
    await clearRequests(await callsOf(request, 'admin'))
    const { page, context, calls } = await workerAs(browser, request, name)
    const read = () => calls.get<Record<string, unknown>>(edit.record)
    const before = await read()
    await page.goto(`${edit.path}/edit`)
    await expect(page.getByText(edit.said)).toBeVisible()
    const type = ({ label, value }: OwnEdit['direct']) =>
      page.getByRole('textbox', { name: label, exact: true }).first().fill(value)
    await expect(page.getByText('A draft is kept on this device.')).toBeVisible()
    await expect(page.getByLabel(edit.absent, { exact: true })).toBeHidden()

    await type(edit.direct)
    await expect(page.getByText('1 change is saved at once.', { exact: true })).toBeVisible()
    await type(edit.request)
    await expect(page.getByText('1 change is saved at once, 1 goes to approval.')).toBeVisible()
    await look(page, `own-edit-${name}`)

    const sent = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok())
    await page.getByRole('button', { name: 'Save changes' }).click()
    const { requestCode } = (await (await sent).json()) as { requestCode: string }
    await expect(page.getByText(/was sent for approval/).first()).toBeVisible()
    const after = await read()
    expect(after[edit.direct.field]).toBe(edit.direct.value)
    expect(after[edit.request.field]).toBe(before[edit.request.field])

    await page.goto(`/dashboard/requests/${requestCode}`)
    await expect(page.getByRole('heading', { name: '1 change', exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: edit.request.value })).toBeVisible()
    await context.close()
  })
}
