import { type APIRequestContext, expect, test } from '@playwright/test'
import { chooseDocument, manilaDayIn, pdf } from './support/documents.ts'
import { newPerson, signedIn } from './support/people.ts'
import { callsOf, callsWith } from './support/calls.ts'
import { accredit, type Applicant, fillApplication } from './support/physician.ts'
import { look } from './support/screens.ts'
import { answerLinkFor, confirmAddress, decide, next } from './support/steps.ts'

/** The open side of the product for a physician: application, directory, the question of a day. */
test.describe.configure({ mode: 'serial' })

interface PublicName {
  code: string
  lastName: string
  firstName: string
}

const state = { name: '', code: '', request: '', facility: '' }
const applicant: Applicant = {
  lastName: '',
  firstName: '',
  birthDate: '1984-04-09',
  prcNumber: '8812345',
  emailAddress: 'ligaya@bayani.example',
  mobileNumber: '09175550177',
}
const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
const weekday = (inDays: number) => days[new Date(`${manilaDayIn(inDays)}T00:00:00Z`).getUTCDay()]

test('1 a physician applies, keeps a draft, is shown a likely match and gets a reference number', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const { page } = await newPerson(browser)
  const list = await page.request.get('/api/accr/public/phy-list?size=1&dentist=false')
  const [like] = ((await list.json()) as { content: PublicName[] }).content
  if (!like) throw new Error('The sample has no accredited physician.')
  // same names and, once the office knows the birth date, the same day: as a second record of one person would be
  const officer = await callsOf(request, 'officer')
  const known = await officer.get<{ birthDate: string }>(`/phy/${like.code}`)
  Object.assign(applicant, {
    lastName: like.lastName,
    firstName: like.firstName,
    birthDate: known.birthDate,
  })
  state.name = `${like.lastName}, ${like.firstName}`

  await page.goto('/register')
  await page.getByRole('radio', { name: /^A physician or dentist\b(?!.*on record)/ }).check({ force: true })
  await look(page, 'p1-who')
  await next(page)
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible()
  await next(page)
  await expect(page.getByText('Enter the last name.').first()).toBeVisible()
  await look(page, 'p1-problems')
  await fillApplication(page, applicant, (name) => look(page, `p1-${name}`))

  await chooseDocument(page, 'Curriculum vitae', pdf('cv.pdf'))
  await page.getByRole('button', { name: 'Upload 1 file' }).click()
  await expect(page.getByRole('button', { name: 'Actions for cv.pdf' })).toBeVisible()
  await look(page, 'p1-papers')
  await page.waitForTimeout(1_500)
  await page.reload()
  await expect(page.getByText('These are your answers of')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions for cv.pdf' })).toBeVisible()
  await next(page)
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
  await expect(page.getByText(`${applicant.lastName}, ${applicant.firstName}`)).toBeVisible()
  await look(page, 'p1-check')
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByRole('checkbox', { name: /I have read the privacy notice/ }).check({ force: true })
  await look(page, 'p1-consent')
  await page.getByRole('button', { name: /^Send/ }).click()

  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Possible duplicates' })).toContainText(like.code)
  await look(page, 'p1-match')
  await page.getByRole('button', { name: 'This is somebody else, send my application' }).click()
  await expect(page.getByRole('heading', { name: /confirm your e-mail address/ })).toBeVisible()
  await look(page, 'p1-confirm')
  state.request = await confirmAddress(page, applicant.emailAddress)
  expect(state.request).not.toBe('')
  await look(page, 'p1-sent')
})

test('2 a second application with the same licence is refused with the sentence of the catalogue', async ({
  browser,
}) => {
  const { page } = await newPerson(browser)
  await page.goto('/register/physician')
  const other = { ...applicant, lastName: 'Halimbawa', firstName: 'Ligaya', emailAddress: 'x@bayani.example' }
  await fillApplication(page, other)
  await next(page)
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await page.getByRole('checkbox', { name: /I have read the privacy notice/ }).check({ force: true })
  await page.getByRole('button', { name: /^Send/ }).click()
  const refusal = page.getByText('Another physician is already registered with the same PRC License Number')
  // in its place and as a toast
  await expect(refusal.first()).toBeVisible()
  await expect(page.getByText('Your answers are kept.')).toBeVisible()
  await look(page, 'p2-refused')
})

test('3 the office asks for more, and the applicant answers through the mailed link', async ({
  browser,
  request,
}) => {
  const officer = await callsOf(request, 'officer')
  await officer.post('/user-request/ask', {
    code: state.request,
    items: ['PRC identification card, both sides', 'Name of the clinic'],
    days: 5,
    reason: 'The scan is cut off.',
  })
  const { page } = await newPerson(browser)
  const link = await answerLinkFor(page, applicant.emailAddress)
  await page.goto(link)
  await expect(page.getByText(/We need this by .*, in 5 days/)).toBeVisible()
  await expect(page.getByText('The scan is cut off.')).toBeVisible()
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Tick what you answer.').first()).toBeVisible()
  await look(page, 'p3-problems')
  await page.getByRole('checkbox', { name: 'PRC identification card, both sides' }).check({ force: true })
  await chooseDocument(page, 'Requested document', pdf('prc.pdf'))
  await look(page, 'p3-answer')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Your answer has arrived')).toBeVisible()
  await look(page, 'p3-partly')
  await page.getByRole('textbox', { name: 'Message' }).fill('Bayani Clinic, second floor')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Thank you, nothing more is waited for')).toBeVisible()
  await look(page, 'p3-done')

  const officerPage = await signedIn(browser, 'ACCREDITATION_OFFICER')
  await officerPage.page.goto(`/dashboard/requests/${state.request}`)
  await expect(officerPage.page.getByText('Everything asked for was answered')).toBeVisible()
  await expect(officerPage.page.getByText('prc.pdf').first()).toBeVisible()
  await expect(officerPage.page.getByText(/Bayani Clinic, second floor/).first()).toBeVisible()

  await page.goto('/answer#UR-2026-000001.2030-01-01.broken')
  await expect(page.getByText('This link does not work, or no longer')).toBeVisible()
  await look(page, 'p3-broken')
  await page.getByLabel('Number of your application').fill(state.request)
  await page.getByLabel('E-mail address of your application').fill('somebody@else.example')
  await page.getByRole('button', { name: 'Send me the status' }).click()
  await expect(page.getByText('Look into your mail')).toBeVisible()
})

test('4 the application is approved by two people, then the physician is accredited', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const { page } = await signedIn(browser, 'ACCREDITATION_OFFICER')
  await page.goto(`/dashboard/requests/${state.request}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await decide(page, 'Mark as reviewed')
  const approver = await signedIn(browser, 'APPROVER')
  await approver.page.goto(`/dashboard/requests/${state.request}`)
  await decide(approver.page, 'Approve')

  const officer = await callsOf(request, 'officer')
  const approved = await officer.get<{ targetCode: string }>(`/user-request/${state.request}`)
  state.code = approved.targetCode
  const hands = { verifier: await callsOf(request, 'officer2'), decider: callsWith(request, approver.tokens) }
  await accredit(officer, hands, state.code)
  const places = await officer.get<{ content: { code: string }[] }>('/public/accredited-list?size=1')
  state.facility = places.content[0]?.code ?? ''
  // affiliations are accredited by those who may decide on them
  const admin = await callsOf(request, 'admin')
  await admin.post('/phy/hf-affiliation', {
    physicianCode: state.code,
    healthFacilityCode: state.facility,
    status: 'ACCREDITED',
    reason: 'Practises here',
    bypass: true,
  })
  const [hours] = await admin.get<{ version: number }[]>(`/phy/schedule?physicianCode=${state.code}`)
  await admin.post('/phy/schedule', {
    physicianCode: state.code,
    healthFacilityCode: state.facility,
    version: hours?.version,
    entries: [{ day: weekday(2), startTime: '09:00', endTime: '11:00' }],
  })
})

/** Days ahead to the first day of the clinic that no holiday closes. */
async function clinicDay(request: APIRequestContext): Promise<number> {
  for (const inDays of [2, 9, 16]) {
    const day = `healthFacilityCode=${state.facility}&day=${manilaDayIn(inDays)}`
    const answer = await request.get(`/api/accr/public/phy/${state.code}/day?${day}`)
    const { holiday } = (await answer.json()) as { holiday: string | null }
    if (holiday === null) return inDays
  }
  throw new Error('A holiday closes the clinic three weeks in a row.')
}

test('5 anybody finds the physician and gets a yes or a no for a day', async ({ browser, request }) => {
  const inDays = await clinicDay(request)
  const { page, context } = await newPerson(browser)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/directory')
  await page.getByRole('link', { name: 'Physicians and dentists', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Name or specialty' }).fill(applicant.lastName)
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${state.code}"]`) })
  await expect(row).toContainText('Accredited until')
  await look(page, 'p5-list')
  await row.getByRole('link').first().click()
  await expect(page.getByText('Yes, accredited today')).toBeVisible()
  await look(page, 'p5-physician')

  await page.goto(`/directory/${state.code}/${state.facility}?day=${manilaDayIn(inDays)}`)
  await expect(page.getByText(/^Yes, /)).toBeVisible()
  await expect(page.getByText(/can be seen at .* 09:00 to 11:00\./)).toBeVisible()
  await page.getByRole('button', { name: 'Copy the link to this answer' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  await look(page, 'p5-yes')
  await page.goto(`/directory/${state.code}/${state.facility}?day=${manilaDayIn(inDays + 1)}`)
  await expect(page.getByText(/^No, /)).toBeVisible()
  await look(page, 'p5-no')
  await page.getByRole('region', { name: 'Other days here' }).getByRole('link').first().click()
  await expect(page.getByText(/^Yes, /)).toBeVisible()
})
