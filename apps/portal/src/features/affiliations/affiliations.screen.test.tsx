import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  choice,
  chooseInMenu,
  dialog,
  expectCount,
  expectNone,
  field,
  fillDay,
  heading,
  messages,
  reconnect,
  region,
  row,
  toggle,
  rowCount,
} from '../../../test/screen.ts'

const physicians = '/health-facility/HF0000003/physicians'

/** Chooses somebody by a code in the field that searches the server. */
async function choose(label: string, code: string): Promise<void> {
  await choice(label, dialog()).fill(code)
  await page.getByRole('option', { name: new RegExp(code) }).click()
}

describe('who may add an affiliation', () => {
  const roles: readonly (readonly [SampleUser, string, string | undefined])[] = [
    ['officer', physicians, 'Add affiliation'],
    ['approver', physicians, 'Add affiliation'],
    ['coordinator2', physicians, 'Add an affiliation'],
    ['physician2', '/doctor/PHY0000002/affiliations', 'Add an affiliation'],
    ['rates', physicians, undefined],
    ['compliance', physicians, undefined],
    ['reports', physicians, undefined],
  ]
  it.each(roles)('%s at %s: %s', async (user, path, name) => {
    await renderScreen(path, { as: user })
    await expect.element(page.getByRole('grid', { name: /^(?:Physicians|Affiliations)$/ })).toBeVisible()
    for (const label of ['Add affiliation', 'Add an affiliation'])
      await expectCount(button(label), label === name ? 1 : 0)
  })

  it.each([
    ['approver', 1],
    ['officer', 0],
  ] as const)('%s may change all of a physician: %i', async (user, count) => {
    await renderScreen('/doctor/PHY0000001/affiliations', { as: user })
    await expect.element(rowCount('2 affiliations')).toBeVisible()
    await expectCount(button('Change all'), count)
  })
})

it('that are few are neither searched nor arranged, and leave as a file by the button for more', async () => {
  await renderScreen('/doctor/PHY0000001/affiliations', { as: 'officer' })
  await expect.element(heading('2 affiliations')).toBeVisible()
  await expectNone(page.getByRole('searchbox', { name: 'Search affiliations' }))
  await expectNone(button('Columns'))
  await button('More actions').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Export as a workbook, all columns' }).first())
    .toBeVisible()
  await renderScreen('/doctor/PHY0000001/affiliations?term=Bituin', { as: 'officer' })
  await expect.element(page.getByRole('searchbox', { name: 'Search affiliations' })).toBeVisible()
})

/** Requests for an affiliation since the morning. */
const asked = () =>
  query(
    `select status, requester_name as name from user_request
      where type = 'affiliation' and requested_date >= '2026-11-20' order by id`,
  )

describe('an affiliation', () => {
  it('names the physician that is missing, and keeps what was typed', async () => {
    await renderScreen(physicians, { as: 'coordinator2' })
    await button('Add an affiliation').click()
    await field('Room', dialog()).fill('Room 501')
    await button('Send for approval', dialog()).click()
    await expect.element(choice('Physician', dialog())).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Room', dialog())).toHaveValue('Room 501')
    expect(await asked()).toEqual([])
  })

  it('becomes a request of the officer', async () => {
    await renderScreen(physicians, { as: 'officer' })
    await button('Add affiliation').click()
    await choose('Physician', 'PHY0000006')
    await expect.element(dialog()).toMatchTextContent('With the status "On process" this becomes a request.')
    await button('Send for approval', dialog()).click()
    await expectNone(dialog())
    expect(await asked()).toEqual([{ status: 'PENDING', name: 'Tomas Velasco' }])
  })

  it('is saved at once by the approver who says so', async () => {
    await renderScreen(physicians, { as: 'approver' })
    await button('Add affiliation').click()
    await choose('Physician', 'PHY0000013')
    await toggle(dialog().getByRole('checkbox', { name: 'Save at once, without a request' }))
    await button('Save affiliation', dialog()).click()
    await expectNone(dialog())
    const { status } = await queryOne(
      `select a.status from affiliation a join physician p on p.id = a.physician_id
        join facility f on f.id = a.facility_id where p.code = 'PHY0000013' and f.code = 'HF0000003'`,
    )
    expect(status).toBe('ON_PROCESS')
  })

  it('that exists already is refused in the dialog, which keeps what was chosen', async () => {
    await renderScreen('/health-facility/HF0000001/physicians', { as: 'officer' })
    await button('Add affiliation').click()
    await choose('Physician', 'PHY0000001')
    await field('Room', dialog()).fill('Room 9')
    await button('Send for approval', dialog()).click()
    await expect.element(messages()).toMatchTextContent(/\w/)
    await expect.element(field('Room', dialog())).toHaveValue('Room 9')
  })

  it('waits for the connection, and is asked for once', async () => {
    await renderScreen('/health-facility/HF0000005/physicians', { as: 'officer' })
    await button('Add affiliation').click()
    await choose('Physician', 'PHY0000022')
    const before = (await asked()).length
    await commands.setFault({ failure: 'lost-reply', path: '/hf-affiliation' })
    await button('Send for approval', dialog()).click()
    await expect.element(page.getByText(/^1 save waits/)).toBeVisible()
    await commands.setFault()
    reconnect()
    await expectNone(dialog())
    expect(await asked()).toHaveLength(before + 1)
  })
})

describe('the physician of an affiliation', () => {
  const options = () => page.getByRole('option', { name: /PHY\d{7}/ })

  it('is searched from the first letter: five by last name, from three letters on all, the best first', async () => {
    await renderScreen(physicians, { as: 'officer' })
    await button('Add affiliation').click()
    const box = choice('Physician', dialog())
    for (const letters of ['a', 'an']) {
      await box.fill(letters)
      await expect.poll(() => options().elements().length, { message: letters }).toBe(5)
      const names = options()
        .elements()
        .map((one) => one.textContent)
      expect(names).toEqual(names.toSorted())
    }
    await box.fill('Tala Bayani')
    await expect.element(options().first()).toMatchTextContent('Bayani, Tala')
    await box.fill('9000004')
    await expect.element(options().first()).toMatchTextContent('PRC licence number 9000004')
    await box.fill('bayanni tala')
    await expect.element(options().first()).toMatchTextContent('Bayani, Tala')
    await expect.element(options().first()).toMatchTextContent('Similar spelling')
    await options().first().click()
    await expect.element(box).toHaveValue(expect.stringContaining('Bayani, Tala'))
  })

  it('is found by a coordinator wherever they practise, and asked for', async () => {
    const { code, lastName, firstName, prcNumber } = await queryOne(
      `select p.code, p.last_name as "lastName", p.first_name as "firstName", p.prc_number as "prcNumber"
        from physician p where p.accreditation_status_code = 'ACCREDITED' and p.accepted and not exists
          (select 1 from affiliation a, facility f where a.physician_id = p.id and f.id = a.facility_id
            and f.code = 'HF0000003') order by p.id desc limit 1`,
    )
    const before = (await asked()).length
    await renderScreen(physicians, { as: 'coordinator2' })
    await button('Add an affiliation').click()
    const box = choice('Physician', dialog())
    await box.fill(`${String(firstName)} ${String(lastName)}`)
    await expect.element(page.getByRole('option', { name: new RegExp(String(code)) })).toBeVisible()
    await box.fill(String(prcNumber))
    await page.getByRole('option', { name: new RegExp(String(code)) }).click()
    await button('Send for approval', dialog()).click()
    await expectNone(dialog())
    expect(await asked()).toHaveLength(before + 1)
  })

  it('leads on who finds nobody', async () => {
    await renderScreen(physicians, { as: 'coordinator2' })
    await button('Add an affiliation').click()
    await choice('Physician', dialog()).fill('Qwxzyv')
    await expect.element(page.getByText('Nothing matches.').first()).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Send a roster row' })).toBeVisible()
    await expectNone(page.getByRole('listbox'))
    const leads = [
      ['Send a roster row', '/health-facility/HF0000003/roster'],
      ['invite the physician to register', '/register/physician'],
    ] as const
    for (const [name, href] of leads)
      await expect
        .element(page.getByRole('link', { name }))
        .toHaveAttribute('href', expect.stringContaining(href))
  })
})

describe('the list of physicians', () => {
  it('is empty for a search that finds nobody', async () => {
    await renderScreen(`${physicians}?term=zebra`, { as: 'officer' })
    await expect.element(heading('No physician matches')).toBeVisible()
  })

  it('shows the hours of one of them', async () => {
    await renderScreen('/health-facility/HF0000001/physicians', { as: 'coordinator' })
    await chooseInMenu(row('Bayani, Tala Espiritu').getByRole('button'), 'Clinic hours')
    await expect
      .element(dialog())
      .toMatchTextContent('Bayani, Tala Espiritu at Amihan-Dalisay Medical Center')
  })

  it('cannot be read and is read again', () =>
    expectErrorAndRetry({
      path: physicians,
      as: 'officer',
      call: '/phy/hf-affiliation?',
      content: page.getByRole('grid', { name: 'Physicians' }),
    }))
})

describe('clinic hours', () => {
  const place = () => region('Habagat-Kalinga Clinic')

  it('that fall together are named', async () => {
    // nobody of the sample is at two places at once
    const { former } = await queryOne<{ former: object[] }>(
      `select schedule as former from affiliation a join facility f on f.id = a.facility_id
       where a.physician_id = 3 and f.name = 'Habagat-Kalinga Clinic'`,
    )
    const keep = (schedule: object[]) =>
      queryOne(
        `update affiliation set schedule = '${JSON.stringify(schedule)}' from facility f where f.id = facility_id
         and physician_id = 3 and f.name = 'Habagat-Kalinga Clinic' returning affiliation.id`,
      )
    const { others } = await queryOne<{ others: object[] }>(
      `select a.schedule as others from affiliation a join facility f on f.id = a.facility_id
       where a.physician_id = 3 and not a.deleted and f.name <> 'Habagat-Kalinga Clinic'
         and jsonb_array_length(a.schedule) > 0 order by a.id limit 1`,
    )
    await keep(others)
    await renderScreen('/doctor/PHY0000003/clinic-hours', { as: 'officer' })
    await expect.element(place()).toMatchTextContent(/clashes with .+ at /)
    await keep(former)
  })

  it('are refused when they end before they begin, and saved when not', async () => {
    await renderScreen('/doctor/PHY0000003/clinic-hours', { as: 'officer' })
    await button('Change the hours at Habagat-Kalinga Hospital').click()
    const form = page.getByRole('form', { name: 'Clinic hours at Habagat-Kalinga Hospital' })
    await expect.element(form).toBeVisible()
    await button(/^Save/, form).click()
    await expectNone(form)
  })

  it('take other hours in the place of the weekly ones of a day', async () => {
    await renderScreen('/doctor/PHY0000003/clinic-hours', { as: 'officer' })
    await button('Change the hours at Habagat-Kalinga Hospital').click()
    const form = page.getByRole('form', { name: 'Clinic hours at Habagat-Kalinga Hospital' })
    await button('Add other hours', form).click()
    await fillDay('Day', '2026-11-30', form)
    await button(/^Save/, form).click()
    await expectNone(form)
    await expect
      .element(region('Habagat-Kalinga Hospital'))
      .toMatchTextContent('Other hours on Monday, 30 Nov 2026, 09:00 to 12:00')
    const { kept } = await queryOne<{ kept: { kind: string; date: string }[] }>(
      `select schedule_exceptions as kept from affiliation a join physician p on p.id = a.physician_id
       join facility f on f.id = a.facility_id
       where p.code = 'PHY0000003' and f.name = 'Habagat-Kalinga Hospital'`,
    )
    expect(kept).toMatchObject([
      { kind: 'INSTEAD', date: '2026-11-30', startTime: '09:00', endTime: '12:00' },
    ])
  })

  it.each([
    ['physician2', 'PHY0000002', true],
    ['reports', 'PHY0000003', false],
  ] as const)('may be changed by %s of %s: %s', async (user, code, may) => {
    await renderScreen(`/doctor/${code}/clinic-hours`, { as: user })
    await expect.element(region('The week')).toBeVisible()
    const change = button(/^Change the hours at /)
    if (may) await expect.element(change.first()).toBeVisible()
    else await expectNone(change)
  })
})
