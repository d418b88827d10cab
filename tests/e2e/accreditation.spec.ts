import { expect, test, type Page } from '@playwright/test'
import { callsWith } from './support/calls.ts'
import { addContract, chooseDocument, fillDay, manilaDayIn, pdf } from './support/documents.ts'
import { fillFacilityApplication } from './support/facility.ts'
import { newPerson, signedIn, type SignedIn } from './support/people.ts'
import { look } from './support/screens.ts'
import { waitingStatus } from './support/status.ts'
import { answerLinkFor, change, confirmAddress, decide, next } from './support/steps.ts'

/**
 * What makes "accredited" proved: eight documents compared by keys, one that does not match and one that is missing
 * asked for and sent by the applicant, claims looked up at two sources, and a second person who decides.
 */
test.describe.configure({ mode: 'serial' })

const thisYear = manilaDayIn(0).slice(0, 4)
const nextYear = `${Number(thisYear) + 1}-12-31`
const applicant = {
  name: 'Silangan Infirmary of Test',
  email: 'records@silangan.example',
  tin: '412-653-870',
  licence: 'LTO-SILANGAN-1',
  philHealth: 'H44556677',
}
/** The eight documents that are sent, with the day each is asked for. */
const sent: readonly (readonly [kind: string, day?: string])[] = [
  ['Bank account certificate or payee form'],
  ['BIR certificate of registration (form 2303)', manilaDayIn(-200)],
  ['DOH licence to operate', nextYear],
  ["Mayor's or business permit", `${thisYear}-01-12`],
  ['PhilHealth accreditation', nextYear],
  ['Signed schedule of rates', manilaDayIn(-10)],
  ['Fire safety inspection certificate', nextYear],
  ['Sanitary permit', nextYear],
]
const permit = "Mayor's or business permit"
const registration = 'SEC or DTI registration'
const state = { request: '', code: '' }
let reviewer: SignedIn
let verifier: SignedIn
let decider: SignedIn

const documents = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true })
const current = (page: Page) => documents(page).locator('[aria-current="true"]')

/** Opens the review of the application; its keys come with the frame. */
async function review(page: Page): Promise<void> {
  await page.goto(`/dashboard/requests/${state.request}`)
  await expect(page.getByRole('button', { name: /^Search/ }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Document', exact: true }).getByRole('img')).toBeVisible()
}

test('1 a facility applies with eight documents', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page } = await newPerson(browser)
  const list = await page.request.get('/api/accr/public/accredited-list?size=1')
  const { content } = (await list.json()) as { content: Record<'region' | 'province' | 'city', string>[] }
  const [place] = content
  if (!place) throw new Error('The sample has no accredited facility.')
  await page.goto('/register')
  await page.getByRole('radio', { name: /A health facility/ }).check({ force: true })
  await next(page)
  await fillFacilityApplication(page, { ...applicant, place })
  for (const [kind, day] of sent) {
    await chooseDocument(page, kind, pdf(`${kind.toLowerCase().replaceAll(/\W+/g, '-')}.pdf`), day)
  }
  await page.getByRole('button', { name: `Upload ${sent.length} files` }).click()
  await expect(page.getByRole('button', { name: /^Actions for / })).toHaveCount(sent.length)
  await look(page, 'accr-1-documents')
  await next(page)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByRole('checkbox', { name: /I have read the privacy notice/ }).check({ force: true })
  await page.getByRole('button', { name: /^Send/ }).click()
  state.request = await confirmAddress(page, applicant.email)
  expect(state.request).not.toBe('')
})

test('2 an officer compares them with one key each, and asks for two again', async ({ browser }) => {
  test.setTimeout(120_000)
  reviewer = await signedIn(browser, 'officer')
  const { page } = reviewer
  await review(page)
  await look(page, 'accr-2-open')
  let presses = 0
  const press = async (key: string): Promise<void> => {
    presses += 1
    await page.keyboard.press(key)
  }
  for (let at = 0; at < sent.length; at += 1) {
    const text = await current(page).innerText()
    if (!text.includes(permit)) {
      await press('v')
      if (at < sent.length - 1) await expect(current(page)).not.toContainText(text.split('\n')[0] ?? '')
      continue
    }
    await press('m')
    await expect(page.getByLabel('What the document says')).toBeFocused()
    await page.keyboard.type('Silangan Lying-in Clinic')
    await press('Enter')
    await expect(page.getByLabel('What the document says')).toBeHidden()
    await press('a')
    if (at < sent.length - 1) await press('n')
  }
  expect(presses).toBeLessThanOrEqual(16)
  await expect(documents(page)).toContainText(`7 of ${sent.length + 1} documents verified`)
  await look(page, 'accr-2-compared')
  await page.getByRole('button', { name: `Ask for ${registration}` }).click()
  await page.getByRole('button', { name: 'Ask for 2 documents…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for more' })
  await expect(dialog.getByLabel('What is needed')).toHaveValue(/the one sent says Silangan Lying-in Clinic/)
  await dialog.getByRole('textbox', { name: 'Why' }).fill('The permit is of another clinic.')
  await look(page, 'accr-2-ask')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Waiting for .+ until/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('1 missing, 1 not matching')
})

test('3 the applicant sends both by the mailed link', async ({ browser }) => {
  const { page } = await newPerson(browser)
  await page.goto(await answerLinkFor(page, applicant.email))
  await expect(page.getByText('The permit is of another clinic.')).toBeVisible()
  await look(page, 'accr-3-asked')
  await page.getByRole('checkbox', { name: new RegExp(`^${permit}`) }).check({ force: true })
  await page.getByRole('checkbox', { name: new RegExp(`^${registration}`) }).check({ force: true })
  const answer = page.getByRole('form', { name: 'Answer' })
  await chooseDocument(page, permit, pdf('permit-again.pdf'))
  await chooseDocument(page, registration, pdf('sec.pdf'), manilaDayIn(-300))
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(answer.getByText('Enter the date: issued on.').first()).toBeVisible()
  await look(page, 'accr-3-undated')
  await fillDay(
    page.getByRole('listitem').filter({ hasText: 'permit-again.pdf' }),
    /Issued on/,
    `${thisYear}-01-12`,
  )
  await look(page, 'accr-3-answer')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Thank you, nothing more is waited for')).toBeVisible()
})

test('4 another officer verifies both, and two persons accept the application', async ({ browser }) => {
  test.setTimeout(120_000)
  verifier = await signedIn(browser, 'officer2')
  const { page } = verifier
  await review(page)
  await expect(
    page
      .getByRole('listitem')
      .or(page.locator('div'))
      .filter({ hasText: /^mayor-s-or-business-permit\.pdf.*Replaced/ })
      .first(),
  ).toBeVisible()
  await look(page, 'accr-4-answered')
  await expect(documents(page)).toContainText(`7 of ${sent.length + 1} documents verified`)
  for (const left of [1, 0]) {
    await page.keyboard.press('v')
    await expect(documents(page)).toContainText(`${sent.length + 1 - left} of ${sent.length + 1} documents`)
  }
  await decide(page, 'Mark as reviewed')
  decider = await signedIn(browser, 'APPROVER')
  await decider.page.goto(`/dashboard/requests/${state.request}`)
  await decide(decider.page, 'Approve')
  await reviewer.page.goto(`/dashboard/requests/${state.request}`)
  const target = reviewer.page.getByRole('link', { name: applicant.name })
  state.code = /HF\d{7}/.exec((await target.getAttribute('href')) ?? '')?.[0] ?? ''
  expect(state.code).not.toBe('')
})

test('5 its claims are looked up at two sources, by a key each', async () => {
  const { page } = reviewer
  await page.goto(`/iso-compliance/verification?ownerCode=${state.code}`)
  const claims = page.getByRole('list', { name: /^Claims/ })
  await expect(claims.getByRole('listitem').first()).toBeVisible()
  await look(page, 'accr-5-claims')
  for (const kind of ['DOH licence to operate', 'PhilHealth accreditation']) {
    const claim = claims.getByRole('listitem').filter({ hasText: kind })
    await claim.getByRole('link').click()
    await expect(page.getByRole('region', { name: kind }).getByText('Number on record')).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText(new RegExp(`^${kind} of .*: confirmed\\.$`)).first()).toBeVisible()
    await expect(claim).toHaveCount(0)
  }
  await look(page, 'accr-5-confirmed')
})

test('6 a second person accredits it, with what the decision rests on', async ({ request }) => {
  test.setTimeout(120_000)
  const { page } = reviewer
  await page.goto(`/health-facility/${state.code}/edit`)
  await page.getByLabel('Provider code').fill('P-SILANGAN')
  await page.getByLabel('Payee').fill('Silangan Health Services Inc.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/health-facility/${state.code}$`))
  await page.goto(`/health-facility/${state.code}/documents`)
  await addContract(page, nextYear)

  await verifier.page.goto(`/health-facility/${state.code}/checklist`)
  await verifier.page.getByRole('checkbox', { name: /verified$/, checked: false }).click()
  await expect(verifier.page.getByText('Complete: the record can be accredited.')).toBeVisible()
  await look(verifier.page, 'accr-6-checklist')
  await change(verifier.page, manilaDayIn(0))
  await expect(verifier.page.getByRole('dialog')).toBeHidden()
  const asked = await waitingStatus(callsWith(request, decider.tokens), state.code)
  await decider.page.goto(`/dashboard/requests/${asked}`)
  await expect(decider.page.getByRole('main')).toContainText('Accrediting takes two persons.')
  const main = decider.page.getByRole('main')
  await expect(main).toContainText(/Sanitary permit: sanitary-permit\.pdf, sha256 \w{16}, from the applicant/)
  await expect(main).toContainText(
    /PhilHealth list of accredited facilities: confirmed on .* by Tomas Velasco/,
  )
  await look(decider.page, 'accr-6-decision')
  await decide(decider.page, 'Approve')
  await page.goto(`/health-facility/${state.code}`)
  await expect(page.getByRole('main').getByText('Accredited').first()).toBeVisible()
  await look(page, 'accr-6-record')
})

test('7 it is in the directory', async ({ browser }) => {
  const { page } = await newPerson(browser)
  await page.goto('/directory')
  await page.getByRole('searchbox', { name: 'Name' }).fill(applicant.name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: applicant.name }).click()
  await expect(page.getByText(/^Yes, accredited today/)).toBeVisible()
  await look(page, 'accr-7-directory')
})
