import { expect, test, type Locator, type Page } from '@playwright/test'
import { twoStep } from '../../apps/server/test/support/two-step-types.ts'
import { requestTypeInfo, requestTypes, type RequestType } from '../../packages/domain/src/request/index.ts'
import { createRequestFixture, type Worker, type RequestFixture } from './support/request-fixture.ts'
import { requestCases } from './support/requests.ts'
import { look } from './support/screens.ts'

/**
 * A request of every type in the request queue: the content of its review, the actions open and closed to each person
 * concerned, and its end on screen. The calls behind are tested with every status and role in the server's tests.
 */
test.describe.configure({ mode: 'serial' })

let all: RequestFixture

/** How a request of a type ends. */
const ends: Readonly<
  Record<RequestType, 'approved' | 'rejected' | 'asked for more' | 'withdrawn' | 'deleted'>
> = {
  'hf-registration': 'rejected',
  'phy-registration': 'approved',
  'hf-account': 'approved',
  'phy-account': 'withdrawn',
  'hf-update': 'asked for more',
  'phy-update': 'approved',
  'hf-document': 'deleted',
  'phy-document': 'approved',
  affiliation: 'approved',
  'hf/service': 'approved',
  'hf/room-rate': 'rejected',
  'hf/package': 'approved',
  'phy/procedure-rate': 'asked for more',
  'hf-kamustahan': 'approved',
  'dentist-kamustahan': 'rejected',
  disaccreditation: 'approved',
  'price-amendment': 'approved',
  'status-change': 'rejected',
}

/** Reviews that differ in what they are made of: fields, a sheet, two ends, documents. */
const looked = new Set<RequestType>(['phy-update', 'hf/service', 'affiliation', 'disaccreditation'])

const decisions = ['Mark as reviewed', 'Approve', 'Reject', 'Cancel request', 'Delete', 'Ask for more']

/** Checks the actions the page offers its reader on the request, out of all possible ones. */
async function expectActions(page: Page, expected: readonly string[]): Promise<void> {
  const offered = async () => {
    const names = await page.getByRole('main').getByRole('button').allInnerTexts()
    return decisions.filter((name) => names.includes(name))
  }
  await expect.poll(offered).toEqual(decisions.filter((name) => expected.includes(name)))
}

async function open({ page }: Worker, type: RequestType, code: string): Promise<Page> {
  await page.goto(`/dashboard/requests/${code}`)
  await expect(page.getByRole('heading', { level: 1, name: requestTypeInfo[type].label })).toBeVisible()
  return page
}

/** Presses a button and waits until the server has taken what it sends. */
async function press(scope: Page | Locator, name: string, call: RegExp): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope
  const response = page.waitForResponse(
    (reply) => reply.request().method() !== 'GET' && call.test(reply.url()),
  )
  await scope.getByRole('button', { name, exact: true }).click()
  expect((await response).status()).toBeLessThan(300)
}

const applications = new Set<RequestType>(['hf-registration', 'phy-registration'])

/** Checks that the requested values stand in the review, beside those on record, and that the document opens. */
async function expectReview(page: Page, type: RequestType): Promise<void> {
  const { shows, document } = requestCases[type]
  const [label, before, requested] = shows(all)
  const main = page.getByRole('main')
  if (applications.has(type)) {
    // a new record is shown by its parts, since nothing on record can be compared with it
    const term = main.getByRole('region', { name: 'Application' }).getByText(label, { exact: true })
    await expect(term.locator('xpath=../..').getByText(requested, { exact: true }).first()).toBeVisible()
    await expect(main.getByText(/^If approved: /)).toBeVisible()
    return
  }
  const line = main.getByRole('row').filter({ hasText: label }).filter({ hasText: requested })
  await expect(line.first()).toBeVisible()
  if (before !== undefined) await expect(line.first()).toContainText(before)
  await expect(main.getByText(/^If approved: /)).toBeVisible()
  if (document === undefined) return
  const documents = main.getByRole('region', { name: 'Documents' })
  await expect(documents.getByText(document, { exact: true }).first()).toBeVisible()
  await documents.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: document })).toBeVisible()
  await page.keyboard.press('Escape')
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000)
  all = await createRequestFixture(browser)
})

/** Deletes the request as its requester; no user finds it any more. */
async function removeFrom(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete this request?' })
  await press(dialog, 'Delete', /user-request/)
  await expect(dialog).toBeHidden()
}

/** Reads it, and where it takes two steps marks it as reviewed: then another person has to decide. Answers that person. */
async function readAndReview(type: RequestType, code: string): Promise<Worker> {
  const { approver, officer, admin } = all.people
  // in one type who might decide reviews it
  const reviewer = type === 'disaccreditation' ? approver : officer
  const decider = reviewer === approver ? admin : approver
  const page = await open(reviewer, type, code)
  await expectReview(page, type)
  if (looked.has(type)) await look(page, `requests-${type.replace('/', '-')}`)
  const more = reviewer === approver ? ['Reject', 'Ask for more'] : ['Ask for more']
  await expectActions(page, twoStep.has(type) ? ['Mark as reviewed', ...more] : more)
  if (!twoStep.has(type)) return decider
  if (reviewer === approver) {
    await expect(page.getByText('It can be approved once another person has reviewed it.')).toBeVisible()
  }
  await press(page, 'Mark as reviewed', /\/review$/)
  await expectActions(page, more)
  if (reviewer === approver) {
    await expect(
      page.getByText('You reviewed this request, so another person has to approve it.'),
    ).toBeVisible()
  }
  return decider
}

/** Decides, and nothing is left to do with it but for its maker with what was rejected. */
async function decide(type: RequestType, code: string, end: 'approved' | 'rejected'): Promise<void> {
  const decider = await readAndReview(type, code)
  const page = await open(decider, type, code)
  const isPublic = requestCases[type].by === undefined
  const cancels = isPublic && decider === all.people.admin ? ['Cancel request'] : []
  await expectActions(page, ['Approve', 'Reject', 'Ask for more', ...cancels])
  const panel = page.getByRole('region', { name: 'Decision' })
  if (end === 'rejected') {
    // at the foot of an application the reasons take their room once they are asked for
    if (applications.has(type)) await panel.getByRole('button', { name: 'Remarks' }).click()
    await panel.getByLabel('Reason, when rejecting').selectOption('Details differ from the documents')
    await press(panel, 'Reject', /\/reject$/)
  } else if (type === 'disaccreditation') {
    await panel.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Approve the disaccreditation?' })
    await press(dialog, 'Approve', /\/approve$/)
  } else await press(panel, 'Approve', /\/approve$/)

  const { by } = requestCases[type]
  await expectEnd(await open(by ? all.people[by] : decider, type, code), end, by !== undefined)
}

/** Checks the text and the actions at the end for the requester or, without one, for the decider. */
async function expectEnd(page: Page, end: 'approved' | 'rejected', isOwn: boolean): Promise<void> {
  await expect(page.getByText(end === 'approved' ? /^Approved by / : /^Rejected by /).first()).toBeVisible()
  await expectActions(page, end === 'rejected' && isOwn ? ['Delete'] : [])
  if (end !== 'rejected' || !isOwn) return
  await expect(page.getByText('Details differ from the documents.').first()).toBeVisible()
  await removeFrom(page)
}

/** Staff ask for more; who made it reads what, calls it off, and takes it off the list. */
async function requestInformation(type: RequestType, code: string, requester: Worker): Promise<void> {
  const { officer } = all.people
  const officerPage = await open(officer, type, code)
  await expectReview(officerPage, type)
  await press(officerPage, 'Assign to me', /\/assign$/)
  await expect(officerPage.getByText(/^Assigned to /)).toBeVisible()
  await officerPage.getByRole('button', { name: 'Ask for more' }).click()
  const dialog = officerPage.getByRole('dialog', { name: 'Ask for more' })
  await dialog.getByRole('textbox', { name: 'What is needed' }).fill('A signed letter')
  await press(dialog, 'Send', /\/ask$/)
  await expectActions(officerPage, [...(twoStep.has(type) ? ['Mark as reviewed'] : []), 'Ask for more'])

  const page = await open(requester, type, code)
  await expect(page.getByText(/^We need something more from you by /)).toBeVisible()
  // somebody looked at it: it can be called off, no longer just taken away
  await expectActions(page, ['Cancel request'])
  await press(page, 'Cancel request', /\/cancel$/)
  await expectActions(page, ['Delete'])
  await removeFrom(page)
}

for (const type of requestTypes) {
  const end = ends[type]
  test(`${type}: ${end} on screen, by nobody but whom it may be`, async () => {
    const { people } = all
    const code = await requestCases[type].make(all)
    expect(code).toMatch(/^UR-/)
    const { by } = requestCases[type]
    const requester = by && people[by]
    if (requester) await expectActions(await open(requester, type, code), ['Cancel request', 'Delete'])
    if (end === 'deleted' && requester) {
      await removeFrom(requester.page)
      await people.officer.page.goto(`/dashboard/requests/${code}`)
      await expect(people.officer.page.getByText('There is no such request')).toBeVisible()
    } else if (end === 'asked for more' && requester) {
      await requestInformation(type, code, requester)
    } else if (end === 'withdrawn') {
      // of what came from the public pages, the administrator calls off
      const page = await open(people.admin, type, code)
      await expectReview(page, type)
      await press(page, 'Cancel request', /\/cancel$/)
      await expectActions(page, [])
    } else if (end === 'approved' || end === 'rejected') {
      await decide(type, code, end)
    }
  })
}

test.afterAll(() => Promise.all(Object.values(all.people).map(({ context }) => context.close())))
