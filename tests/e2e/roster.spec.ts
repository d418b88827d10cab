import { expect, test, type Page } from '@playwright/test'
import { signInAdmin } from './support/admin.ts'
import { chooseDocument, fillDay, manilaDayIn } from './support/documents.ts'
import { signedIn, type Person } from './support/people.ts'
import { fillRoster, notAffiliated, type Listed } from './support/roster.ts'
import { look } from './support/screens.ts'
import { openXlsx } from './support/workbook.ts'

/** The life of a roster, and of the clinic hours that follow from it; each part goes on from the last. */
test.describe.configure({ mode: 'serial' })

const facility = 'HF0000001'
const newcomer = { last: 'Tagahanga', first: 'Marikit' }
let officer: Person
let known: Listed
let mistaken: Listed

const rowOf = ({ prcNumber, phyTypeCode, lastName, firstName }: Listed) => ({
  'PRC licence number': prcNumber,
  Profession: phyTypeCode,
  'Last name': lastName,
  'First name': firstName,
})

/** Opens a page and waits for what it is about. */
async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
}

test('1 a roster with a bad cell and a doubtful row is mended, decided and confirmed', async ({
  browser,
  request,
}) => {
  const admin = await signInAdmin(request)
  const free = await notAffiliated(admin, facility)
  const [first, second] = free
  if (!first || !second) throw new Error('The sample has no physician elsewhere.')
  known = first
  mistaken = second
  officer = await signedIn(browser, 'ACCREDITATION_OFFICER')
  const { page } = officer
  await open(page, `/health-facility/${facility}/roster`, 'Doctor roster')
  await look(page, 'roster-1-start')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the template' }).click()
  const template = await openXlsx(await (await download).path())
  const file = await fillRoster(template, [
    rowOf(known),
    {
      'PRC licence number': '3123456',
      Profession: 'MD - Physician',
      'Last name': newcomer.last,
      'First name': newcomer.first,
      Specialty: 'IM',
      'E-mail address': 'marikit@doctor.example',
      'Mobile number': '09175550188',
      'Birth date': 'in spring',
      Sex: 'F',
      'Licence valid until': '2028-02-03',
      Room: 'Room 501',
    },
    { ...rowOf(mistaken), 'Last name': 'Napagkamalan' },
  ])
  await chooseDocument(page, 'Your list', file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('0 new, 1 on record to affiliate', { exact: false })).toBeVisible()
  const cell = page.getByRole('textbox', { name: /^Row \d+, Birth date/ })
  await expect(cell).toHaveValue('in spring')
  await expect(page.getByRole('button', { name: 'Save all rows' })).toBeDisabled()
  await look(page, 'roster-1-bad')
  await cell.fill('1981-02-03')
  await page.getByRole('button', { name: 'Check 1 corrected cell' }).click()

  const decision = page.getByRole('combobox', { name: /^Row \d+, Decision/ })
  await expect(decision).toBeVisible()
  await look(page, 'roster-1-conflict')
  await decision.selectOption({ label: 'Leave this row out' })
  await page.getByRole('button', { name: 'Check 1 corrected cell' }).click()
  const save = page.getByRole('button', { name: 'Save 3 rows' })
  await expect(save).toBeEnabled()
  // on phones a row is a card, headed by whom it is about
  await page.setViewportSize({ width: 390, height: 844 })
  const cards = page.getByRole('list', { name: 'Rows of the file' })
  await expect(cards.getByRole('listitem').filter({ hasText: newcomer.last })).toHaveText(
    new RegExp(`^\\s*${newcomer.last}`),
  )
  await look(page, 'roster-1-ready')
  await page.setViewportSize({ width: 1440, height: 900 })
  const before = await notAffiliated(admin, facility)
  expect(before.map(({ code }) => code)).toContain(known.code)
  await save.click()
  await expect(page.getByText('1 physician was added and affiliated.', { exact: false })).toBeVisible()
  await look(page, 'roster-1-saved')
})

test('2 the affiliations stand at both ends, and another one is asked for', async () => {
  const { page } = officer
  await page.getByRole('link', { name: 'See the physicians' }).click()
  const list = page.getByRole('grid', { name: 'Physicians' })
  await page.getByRole('searchbox', { name: 'Search physicians' }).fill(newcomer.last)
  const row = list.getByRole('row').filter({ hasText: newcomer.last })
  await expect(row).toContainText('On process')
  await expect(row).toContainText('Room 501')
  await look(page, 'roster-2-facility')
  await row.getByRole('link', { name: new RegExp(newcomer.last) }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(newcomer.last) })).toBeVisible()
  await page.getByRole('link', { name: 'Practice', exact: true }).click()
  const here = page.getByRole('grid', { name: 'Affiliations' })
  await expect(here.getByRole('row').filter({ hasText: 'Room 501' })).toContainText('On process')
  await look(page, 'roster-2-physician')

  await page.getByRole('button', { name: 'Add affiliation' }).click()
  const dialog = page.getByRole('dialog', { name: /^Add an affiliation/ })
  await expect(dialog.getByText(/this becomes a request/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Send for approval' }).click()
  await expect(dialog.getByText('Choose a facility.').first()).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Facility' }).fill('Clinic')
  await page
    .getByRole('option')
    .filter({ hasText: /HF\d{7}/ })
    .first()
    .click()
  await look(page, 'roster-2-dialog')
  await dialog.getByRole('button', { name: 'Send for approval' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Request UR-\d{4}-\d{6} was sent for approval/).first()).toBeVisible()
  await expect(here.getByRole('row')).toHaveCount(2)
})

test('3 clinic hours are drawn by keyboard, hold between two days, and are public', async ({
  browser,
  request,
}) => {
  const { page } = await signedIn(browser, 'PHYSICIAN')
  const code = 'PHY0000001'
  await open(page, `/doctor/${code}/clinic-hours`, 'The week')
  await look(page, 'roster-3-hours')
  await page
    .getByRole('button', { name: /^Change the hours at/ })
    .first()
    .click()
  const grid = page.getByRole('grid', { name: 'Weekly hours' })
  await expect(grid).toBeVisible()
  const place = new URL(page.url()).searchParams.get('at') ?? ''
  await look(page, 'roster-3-form')
  // to Sunday, seven o'clock; then two hours down with the arrows alone
  await grid.getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  for (let at = 0; at < 3; at++) {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
  }
  await expect(page.getByText(/Sunday 07:00–09:00/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Add an absence' }).click()
  const save = page.getByRole('button', { name: 'Save clinic hours' })
  await save.click()
  await expect(page.getByText('Enter the day.').first()).toBeVisible()
  const absence = page.getByRole('region', { name: 'Absence 1' })
  await fillDay(absence, 'First day', manilaDayIn(30))
  await fillDay(absence, 'Last day', manilaDayIn(37))
  await absence.getByRole('textbox', { name: 'Reason' }).fill('Family matter')
  await save.click()
  await expect(page.getByRole('heading', { name: 'The week' })).toBeVisible()
  await expect(page.getByText('Family matter')).toBeVisible()
  await look(page, 'roster-3-saved')
  const shown = await request.get(`/api/accr/public/phy/${code}`)
  const text = await shown.text()
  const { facilities } = JSON.parse(text) as {
    facilities: { code: string; schedule: { day: string; startTime: string; endTime: string }[] }[]
  }
  const sunday = facilities
    .find((one) => one.code === place)
    ?.schedule.filter(({ day, startTime }) => day === 'SUN' && startTime === '07:00')
  expect(sunday?.map(({ endTime }) => endTime)).toEqual(['09:00'])
  expect(text).not.toContain('Family matter')
})
