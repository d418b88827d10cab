import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { callsOf, query, queryOne } from '../../../test/sample.ts'
import {
  button,
  expectNone,
  expectPath,
  expectProblem,
  field,
  fillDay,
  heading,
  question,
  row,
  title,
  toggle,
} from '../../../test/screen.ts'
import { facility } from '@capiz/api/contract/facility'

const edit = (code: string) => `/health-facility/${code}/edit`

describe('adding a facility', () => {
  it('names everything that is missing before anything is sent', async () => {
    await renderScreen('/health-facility/new', { as: 'officer' })
    await button('Add facility').click()
    await expect.element(page.getByRole('alert').first()).toMatchTextContent('Name')
    await expect.element(field('Name').first()).toHaveAttribute('aria-invalid', 'true')
    expect(await query(`select count(*)::int as count from facility`)).toEqual([{ count: 12 }])
  })

  it('offers types in the order of their list', async () => {
    await renderScreen('/health-facility/new', { as: 'officer' })
    const types = page.getByRole('combobox', { name: 'Type' }).first()
    await expect.element(types.getByRole('option', { name: 'Hospital' })).toBeInTheDocument()
    const offered = types.getByRole('option').elements()
    const live = await query<{ description: string }>(
      `select description from reference_item where list = 'hf-type' and not deleted order by sort_order, description`,
    )
    expect(live[0]?.description).toBe('Hospital')
    expect(offered.map((option) => option.textContent).slice(-live.length)).toEqual(
      live.map(({ description }) => description),
    )
  })

  it('has type and category in one line, the category disabled until a type is chosen', async () => {
    await renderScreen('/health-facility/new', { as: 'officer' })
    const [type, category] = ['Type', 'Category'].map((name) => page.getByRole('combobox', { name }).first())
    await expect.element(category!).toBeDisabled()
    await expect.element(category!.getByRole('option', { name: 'Choose the type first' })).toBeInTheDocument()
    const labelTops = ['Type', 'Category'].map(
      (text) => page.getByText(text, { exact: true }).first().element().getBoundingClientRect().top,
    )
    expect(labelTops[0]).toBe(labelTops[1])
    const [label, control] = [page.getByText('Type', { exact: true }).first(), type!].map((one) =>
      one.element().getBoundingClientRect(),
    )
    expect(control!.top - label!.bottom).toBeLessThan(12)
    await type!.selectOptions('Hospital')
    await expect.element(category!).toBeEnabled()
  })

  it('folds what can be added later, and opens it for its errors and for what the type needs', async () => {
    await renderScreen('/health-facility/new', { as: 'officer' })
    await expect.element(button('Add now: Licences')).toBeVisible()
    await expectNone(field('Beds'))
    await page.getByRole('combobox', { name: 'Type' }).first().selectOptions('Hospital')
    await expect.element(field('DOH licence number')).toBeVisible()
    await expect.element(field('Beds')).toBeVisible()
    await button('Add now: Opening hours').click()
    await expect.element(page.getByRole('checkbox', { name: 'Open at all hours' })).toHaveFocus()
    await expectNone(field('Provider code'))
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Accreditation/ })
      .click()
    await expect.element(heading('Accreditation and contract')).toHaveFocus()
    await field('Provider code').fill('x')
    await button('Add facility').click()
    const mark = page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Accreditation/ })
    await expect.element(mark).toMatchTextContent('1 error')
    await page
      .getByRole('alert')
      .first()
      .getByRole('link', { name: /Use 3 to 20 capital letters/i })
      .click()
    await expect.element(field('Provider code')).toHaveFocus()
  })

  it('is not for those who only read', async () => {
    await renderScreen('/health-facility/new', { as: 'rates' })
    await expect.element(title('Add a facility')).not.toBeInTheDocument()
  })
})

describe('editing a facility', () => {
  it.each([
    ['Name', 'Amihan-Dalisay Medical Center', 'Health Facility already exists'],
    ['PhilHealth accreditation number', 'H9999000001', 'Philhealth Accreditation No. already exists'],
  ])('refuses a %s another facility has, at its field', async (label, value, message) => {
    // another hospital of the same city, so that its name can be taken
    const city = `(select main_city_id from facility where code = 'HF0000001')`
    await query(`update facility set main_city_id = ${city} where code = 'HF0000005'`)
    await query(
      `update facility_address set city_id = ${city}
        where address_type = 'MAIN' and facility_id = (select id from facility where code = 'HF0000005')`,
    )
    await renderScreen(edit('HF0000005'), { as: 'officer' })
    const control = field(label).first()
    await control.fill(value)
    await button('Save changes').click()
    await expectProblem(control, message, value)
    await expectPath(edit('HF0000005'))
  })

  it('takes days with other hours, and names what is wrong with one at its field', async () => {
    await renderScreen(edit('HF0000005'), { as: 'officer' })
    await button('Add a day').click()
    const card = page.getByRole('region', { name: 'Day with other hours 1' })
    await fillDay('Day', '2026-12-24', card)
    await button('Save changes').click()
    await expect.element(field('Occasion', card)).toHaveAttribute('aria-invalid', 'true')
    await field('Occasion', card).fill('Town fiesta')
    await button('Save changes').click()
    await expectPath('/health-facility/HF0000005')
    await expect.element(page.getByText('24 Dec 2026: closed, Town fiesta')).toBeVisible()
  })

  it('asks for beds only where the type has them, and never drops those on record unseen', async () => {
    const { type } = await queryOne(`select type_code as type from facility where code = 'HF0000008'`)
    expect(['HOSP', 'INF', 'BIRTH', 'ASC']).not.toContain(type)
    const beds = (count: number | null) =>
      query(`update facility set bed_capacity = ${count}, medical_director = null where code = 'HF0000008'`)
    await beds(null)
    await renderScreen(edit('HF0000008'), { as: 'officer' })
    await expect.element(field('Notes on opening hours')).toBeVisible()
    await expectNone(field('Beds'))
    await expectNone(field('Medical director'))
    await beds(4)
    await renderScreen(edit('HF0000008'), { as: 'officer' })
    await field('Beds').fill('')
    await expect.element(field('Beds')).toBeVisible()
    await expectNone(field('Medical director'))
    await field('Notes on opening hours').fill('Changed')
    const mark = page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: /^Opening hours/ })
    await expect.element(mark).toMatchTextContent('Not saved')
  })

  it('saves what staff change at once and leads back to the record', async () => {
    await renderScreen(edit('HF0000005'), { as: 'officer' })
    await field('Notes on opening hours').fill('Daily, 7:00 AM to 9:00 PM')
    await button('Save changes').click()
    await expectPath('/health-facility/HF0000005')
    await expect
      .element(page.getByRole('definition').filter({ hasText: 'Daily, 7:00 AM to 9:00 PM' }))
      .toBeVisible()
    const { clinic_hours: hours } = await queryOne(
      `select clinic_hours from facility where code = 'HF0000005'`,
    )
    expect(hours).toBe('Daily, 7:00 AM to 9:00 PM')
  })

  it('saves opening hours day by day, and asks for none of a place that never closes', async () => {
    await renderScreen(edit('HF0000008'), { as: 'officer' })
    const hours = page.getByRole('group', { name: 'Weekly hours' })
    await expect.element(hours.first()).toBeVisible()
    await toggle(page.getByRole('checkbox', { name: 'Open at all hours' }))
    await expectNone(hours)
    await button('Save changes').click()
    await expect.element(title(/Niño/)).toBeVisible()
    const { always } = await queryOne(`select open_always as always from facility where code = 'HF0000008'`)
    expect(always).toBe(true)
  })

  it('shows what somebody else saved meanwhile instead of overwriting it', async () => {
    await renderScreen(edit('HF0000008'), { as: 'officer' })
    await field('Notes on opening hours').fill('Mine')
    const call = await callsOf('officer2')
    const record = await call(facility.get, { params: { code: 'HF0000008' } })
    await query(`update facility set clinic_hours = 'Theirs', version = version + 1 where code = 'HF0000008'`)
    expect(record.clinicHours).not.toBe('Theirs')
    await button('Save changes').click()
    await expect.element(question()).toMatchTextContent('The two versions differ in: notes on opening hours.')
    await button('Keep my entries', question()).click()
    await expect.element(field('Notes on opening hours')).toHaveValue('Mine')
    const { clinic_hours: hours } = await queryOne(
      `select clinic_hours from facility where code = 'HF0000008'`,
    )
    expect(hours).toBe('Theirs')
  })

  it('waits while the connection is cut and saves once', async () => {
    await renderScreen(edit('HF0000003'), { as: 'officer' })
    await field('Notes on opening hours').fill('After the storm')
    await commands.setFault({ failure: 'cut' })
    await button('Save changes').click()
    await expect.element(page.getByText(/^1 save waits/)).toBeVisible()
    await commands.setFault()
    await button('Try now').click()
    await expectPath('/health-facility/HF0000003')
    const { clinic_hours: hours } = await queryOne(
      `select clinic_hours from facility where code = 'HF0000003'`,
    )
    expect(hours).toBe('After the storm')
  })

  it('says what the server says when it fails, and keeps what was typed', async () => {
    await renderScreen(edit('HF0000004'), { as: 'officer' })
    await field('Notes on opening hours').fill('Typed before the failure')
    await query('alter table facility_address rename to facility_address_gone')
    await button('Save changes').click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(field('Notes on opening hours')).toHaveValue('Typed before the failure')
    await query('alter table facility_address_gone rename to facility_address')
    await button('Save changes').click()
    await expectPath('/health-facility/HF0000004')
  })
})

describe("a coordinator's edit", () => {
  it('is split: some fields are saved at once, the others are asked for', async () => {
    await query(
      `update user_request set status = 'CANCELLED' where target_code = 'HF0000003' and type = 'hf-update'`,
    )
    await renderScreen(edit('HF0000003'), { as: 'coordinator2' })
    await expect
      .element(page.getByText('Status, contract, provider code and networks are changed by the office.'))
      .toBeVisible()
    await expectNone(field('Provider code'))
    await field('Website').fill('https://luntian.example')
    await expect.element(page.getByText('1 change is saved at once.', { exact: true })).toBeVisible()
    await field('DOH licence number').fill('LTO-7777')
    await expect.element(page.getByText('1 change is saved at once, 1 goes to approval.')).toBeVisible()
    await button('Save changes').click()
    await expect.element(page.getByText(/was sent for approval/).first()).toBeVisible()
    const stored = await queryOne(`select website, doh_lto_no from facility where code = 'HF0000003'`)
    expect(stored['website']).toBe('https://luntian.example')
    expect(stored['doh_lto_no']).not.toBe('LTO-7777')
    const asked = await queryOne(
      `select code, requester_name from user_request where target_code = 'HF0000003' and type = 'hf-update' and status = 'PENDING'`,
    )
    expect(asked['requester_name']).toBe('Sheila Celestino')
    await renderScreen(`/dashboard/requests/${String(asked['code'])}`, { as: 'coordinator2' })
    await expect.element(heading('1 change')).toBeVisible()
    await expect.element(row('LTO-7777')).toBeVisible()
  })

  it('of what needs approval is refused while a request is open', async () => {
    await renderScreen(edit('HF0000001'), { as: 'coordinator' })
    await expect.element(page.getByText('A request of this kind is already open')).toBeVisible()
    await field('DOH licence number').fill('LTO-8888')
    await button('Save changes').click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(field('DOH licence number')).toHaveValue('LTO-8888')
    await expectPath(edit('HF0000001'))
  })
})
