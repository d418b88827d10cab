import { describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectAccessible } from '../../../test/accessibility.ts'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, queryOne } from '../../../test/sample.ts'
import {
  button,
  expectNone,
  expectProblem,
  field,
  heading,
  link,
  title,
  toggle,
} from '../../../test/screen.ts'

describe('the directory of facilities', () => {
  it('lists exactly those that are accredited today', async () => {
    await renderScreen('/directory')
    await expect.element(page.getByText('5 accredited facilities')).toBeVisible()
    await expectNone(link('Habagat-Kalinga Clinic'))
    await page.getByRole('searchbox', { name: 'Name' }).fill('luntian')
    await expect.element(page.getByText('1 accredited facility')).toBeVisible()
    await link('Luntian-Bukal Medical Clinic').click()
    await expect.element(title('Luntian-Bukal Medical Clinic')).toBeVisible()
    await expect.element(page.getByText('Yes, accredited today')).toBeVisible()
  })

  it('shows name, place and the first entries on a phone, and the other filters behind a button', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(390, 844)
    try {
      for (const [path, others] of [
        ['/directory', ['Type', 'Open on']],
        ['/directory/physicians', ['Profession', 'Specialty', 'Day']],
      ] as const) {
        await renderScreen(path)
        const first = page.getByRole('listitem').getByRole('heading', { level: 2 }).first()
        await expect.element(first).toBeVisible()
        expect(first.element().getBoundingClientRect().top).toBeLessThan(440)
        for (const name of others) await expectNone(page.getByRole('combobox', { name, exact: true }))
        await button('Filters').click()
        for (const name of others)
          await expect.element(page.getByRole('combobox', { name, exact: true })).toBeVisible()
      }
      await renderScreen('/directory?day=MON')
      await expect.element(button('Filters (1)')).toBeVisible()
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('offers the call of a row on a phone as a button over its whole width', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(390, 844)
    try {
      await renderScreen('/directory')
      const call = page.getByRole('link', { name: /^Call / }).first()
      await expect.element(call).toBeVisible()
      const { width } = call.element().getBoundingClientRect()
      const row = call.element().closest('li')?.getBoundingClientRect()
      expect(width).toBeGreaterThan((row?.width ?? Infinity) - 40)
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('keeps the rows before legible and counts nothing while the next are under way', async () => {
    await renderScreen('/directory')
    await expect.element(page.getByText('5 accredited facilities')).toBeVisible()
    await commands.setFault({ failure: 'waiting', path: 'accredited-list' })
    await page.getByRole('searchbox', { name: 'Name' }).fill('luntian')
    await expect.element(page.getByText('Searching', { exact: true })).toBeVisible()
    await expect.element(link('Luntian-Bukal Medical Clinic')).toBeVisible()
    await expectAccessible()
    await commands.setFault()
    await expect.element(page.getByText('1 accredited facility')).toBeVisible()
  })

  it('says that nothing matches, and keeps the search in the address', async () => {
    await renderScreen('/directory')
    await expect.element(page.getByText('accredited facilities').first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Name' }).fill('zebra')
    await expect.element(heading(/^No .*facility matches$/)).toBeVisible()
  })

  it('lead on to those who match the same words, or any day, where nothing is found', async () => {
    const { name } = await queryOne<{ name: string }>(
      `select last_name as name from physician where code = 'PHY0000001'`,
    )
    await renderScreen('/directory')
    await page.getByRole('searchbox', { name: 'Name' }).fill(name)
    await link(/^\d+ accredited physicians? (?:or|and) dentists? by the same words$/).click()
    await expect.element(page.getByRole('link', { name: new RegExp(`^${name}, `) }).first()).toBeVisible()
    await query(`update affiliation set schedule = '[]', schedule_exceptions = '[]'`)
    await page.getByRole('combobox', { name: 'Day' }).selectOptions('Sundays')
    await link(/ on any day$/).click()
    await expect.element(page.getByRole('link', { name: new RegExp(`^${name}, `) }).first()).toBeVisible()
    await expectNone(link(/ on any day$/))
  })

  it.each(['HF0000009', 'HF0000002', 'HF0000099'])('says no about %s without a word more', async (code) => {
    await renderScreen(`/directory/${code}`)
    await expect.element(page.getByText('No, not accredited today')).toBeVisible()
    await expectNone(page.getByText(/Suspended|On process/))
  })

  it('says that a blocked facility takes members of some accounts only', async () => {
    await query(`update facility set blocked = true where code = 'HF0000008'`)
    await renderScreen('/directory/HF0000008')
    await expect.element(page.getByText('Yes, accredited today')).toBeVisible()
    await expect.element(page.getByText('For members of some accounts only')).toBeVisible()
    await renderScreen('/directory/HF0000001')
    await expect.element(page.getByText('Yes, accredited today')).toBeVisible()
    await expectNone(page.getByText('For members of some accounts only'))
  })

  it('names a facility that was accredited, with the day its no is for', async () => {
    const { name } = await queryOne<{ name: string }>(`select name from facility where code = 'HF0000009'`)
    await renderScreen('/directory/HF0000009')
    await expect.element(title(name)).toBeVisible()
    await expect.element(page.getByText('On 20 Nov 2026 this facility is not accredited.')).toBeVisible()
    await expectNone(page.getByText(/Last confirmed|Where and how to reach it/))
  })

  it('are narrowed by the day they are open, and say their hours and the holiday that closes them', async () => {
    await query(`update facility set open_always = false, opening_hours = '[]'`)
    const hours = `[{"day":"MON","startTime":"08:00","endTime":"12:00"}]`
    await query(`update facility set opening_hours = '${hours}' where code = 'HF0000008'`)
    await renderScreen('/directory')
    await page.getByRole('combobox', { name: 'Open on' }).selectOptions('Mondays')
    await expect.element(page.getByText('1 accredited facility')).toBeVisible()
    await expect.element(page.getByText('Mondays: 08:00 to 12:00')).toBeVisible()
    await page.getByRole('combobox', { name: 'Open on' }).selectOptions('Sundays')
    await expect.element(page.getByText(/Nothing was found for open on Sundays/)).toBeVisible()
    await query(
      `update reference_item set attributes = attributes || '{"day":"2026-11-23"}' where code = 'BONIFACIO-2026'`,
    )
    await renderScreen('/directory/HF0000008')
    await expect.element(page.getByText('Today, 20 Nov 2026: closed.')).toBeVisible()
    await expect.element(page.getByText('Not on 23 Nov 2026: Bonifacio Day')).toBeVisible()
  })

  it('name the coming days that differ from the week', async () => {
    const lines = [
      { date: '2026-11-20', startTime: '08:00', endTime: '10:00', occasion: 'Staff outing' },
      { date: '2026-11-24', startTime: null, endTime: null, occasion: 'Town fiesta' },
    ]
    await query(
      `update facility set open_always = true, opening_exceptions = '${JSON.stringify(lines)}' where code = 'HF0000008'`,
    )
    await renderScreen('/directory/HF0000008')
    await expect.element(page.getByText('Today, 20 Nov 2026: 08:00 to 10:00.')).toBeVisible()
    await expect.element(page.getByText('24 Nov 2026: closed, Town fiesta')).toBeVisible()
  })

  it('takes a facility off the list with its accreditation', async () => {
    await query(`update facility set accreditation_status_code = 'WITHDRAWN' where code = 'HF0000008'`)
    await renderScreen('/directory/HF0000008')
    await expect.element(page.getByText('No, not accredited today')).toBeVisible()
  })

  it('cannot be read and is read again', () =>
    expectErrorAndRetry({
      path: '/directory',
      call: '/public/accredited-list',
      content: page.getByText(/\d accredited facilit/),
    }))
})

describe('physicians and dentists', () => {
  it('are answered for a day at a place', async () => {
    await renderScreen('/directory/PHY0000001/HF0000001?day=2026-11-23')
    await expect.element(page.getByText(/^(?:Yes|No), /).first()).toBeVisible()
    await renderScreen('/directory/PHY0000001/HF0000001?day=2026-11-19')
    await expect.element(title('This day has passed')).toBeVisible()
  })

  it('are a no on a holiday, by its name, and the week says so', async () => {
    const schedule = `[{"day":"MON","startTime":"09:00","endTime":"11:00","byAppointment":false}]`
    await query(
      `update affiliation set schedule = '${schedule}', schedule_exceptions = '[]' where physician_id = (select id from physician where code = 'PHY0000001')`,
    )
    await query(
      `update reference_item set attributes = attributes || '{"day":"2026-11-23"}' where code = 'BONIFACIO-2026'`,
    )
    await renderScreen('/directory/PHY0000001/HF0000001?day=2026-11-23')
    await expect.element(page.getByText('No, Monday, 23 Nov 2026')).toBeVisible()
    await expect
      .element(page.getByText(/^Closed: Bonifacio Day\. On Monday, 23 Nov 2026 .* holds no clinic at/))
      .toBeVisible()
    await renderScreen('/directory/PHY0000001')
    await expect.element(page.getByText('Not on 23 Nov 2026: Bonifacio Day').first()).toBeVisible()
  })

  it('are a no for a day, by name, once their accreditation has ended', async () => {
    const { name } = await queryOne<{ name: string }>(
      `select last_name as name from physician where code = 'PHY0000025'`,
    )
    await renderScreen('/directory/PHY0000025/HF0000001?day=2026-11-25')
    await expect.element(page.getByText('No, Wednesday, 25 Nov 2026')).toBeVisible()
    await expect.element(page.getByText(new RegExp(`${name}.* is not accredited\\.$`))).toBeVisible()
    await expectNone(page.getByText(/Accredited until/))
    await renderScreen('/directory/PHY0000025')
    await expect.element(page.getByText('On 20 Nov 2026 this physician is not accredited.')).toBeVisible()
  })

  it('are narrowed by day, with the hours of that day', async () => {
    const schedule = `[{"day":"SAT","startTime":"09:00","endTime":"11:00","byAppointment":true}]`
    await query(`update affiliation set schedule = '[]', schedule_exceptions = '[]'`)
    await query(
      `update affiliation set schedule = '${schedule}' where physician_id = (select id from physician where code = 'PHY0000001')`,
    )
    await renderScreen('/directory/physicians')
    await page.getByRole('combobox', { name: 'Day' }).selectOptions('Saturdays')
    await expect.element(page.getByText('1 accredited physician or dentist')).toBeVisible()
    await expect.element(page.getByText('Saturdays: 09:00 to 11:00 (by appointment)')).toBeVisible()
    await page.getByRole('combobox', { name: 'Day' }).selectOptions('Sundays')
    await expect.element(page.getByText(/Nothing was found for a clinic on Sundays/)).toBeVisible()
  })

  it('break the line of their hours between days, on a phone too', async () => {
    const { innerWidth, innerHeight } = window
    const hours = ['MON', 'TUE', 'WED', 'THU'].map((day, at) => ({
      day,
      startTime: `0${at + 6}:00`,
      endTime: '12:00',
      byAppointment: false,
    }))
    await query(`update affiliation set schedule = '${JSON.stringify(hours)}', schedule_exceptions = '[]'`)
    await page.viewport(390, 844)
    try {
      await renderScreen('/directory/physicians')
      const day = page.getByText('Mon 06:00–12:00;', { exact: true }).first()
      await expect.element(day).toBeVisible()
      const line = day.element().getBoundingClientRect().height
      for (const text of ['Tue 07:00–12:00;', 'Wed 08:00–12:00;', 'Thu 09:00–12:00']) {
        const other = page.getByText(text, { exact: true }).first().element()
        expect(other.getBoundingClientRect().height).toBe(line)
      }
      expect(line).toBeLessThan(30)
    } finally {
      await page.viewport(innerWidth, innerHeight)
    }
  })

  it('are offered near the place where nobody is, with the distance', async () => {
    const schedule = `[{"day":"SAT","startTime":"09:00","endTime":"11:00","byAppointment":false}]`
    await query(`update affiliation set schedule = '${schedule}', schedule_exceptions = '[]'`)
    await query(
      `update facility set main_city_id = (select id from city where code = '0631000000') where code = 'HF0000001'`,
    )
    const path = '/directory/physicians?place=guimaras&day=SAT'
    await renderScreen(path)
    await expect.element(heading('The nearest elsewhere, Saturdays')).toBeVisible()
    await expect
      .element(page.getByText(/City of Iloilo, about \d+ km away: 09:00 to 11:00/).first())
      .toBeVisible()
    await expect.element(page.getByText('Those who confirmed their details come first.')).toBeVisible()
    await expect.element(page.getByText(/^Details not confirmed since /).first()).toBeVisible()
  })

  it('are found by an everyday word for their specialty, and by the subspecialty itself', async () => {
    await query(
      `update physician set specializations = '[{"specializationCode":"IM","subSpecializationCode":"IM-1","primary":true}]'
       where code = 'PHY0000001'`,
    )
    const { name } = await queryOne<{ name: string }>(
      `select last_name as name from physician where code = 'PHY0000001'`,
    )
    await renderScreen('/directory/physicians')
    await page.getByRole('searchbox', { name: 'Name or specialty' }).fill('heart doctor')
    await expect.element(page.getByText('Physician, Internal medicine, Cardiology').first()).toBeVisible()
    await expect.element(page.getByRole('link', { name: new RegExp(`^${name}, `) })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Name or specialty' }).fill('')
    await page.getByRole('combobox', { name: 'Specialty' }).selectOptions('Internal medicine: Cardiology')
    await expect.element(page.getByRole('link', { name: new RegExp(`^${name}, `) })).toBeVisible()
  })

  it('are narrowed by profession', async () => {
    await renderScreen('/directory/physicians')
    await expect.element(page.getByText('37 accredited physicians and dentists')).toBeVisible()
    await page.getByRole('combobox', { name: 'Profession' }).selectOptions('Dentists')
    const { count } = await queryOne<{ count: number }>(
      `select count(*)::int as count from physician where phy_type_code = 'DMD' and accreditation_status_code = 'ACCREDITED' and not deleted`,
    )
    await expect.element(page.getByText(new RegExp(`^${count} accredited`))).toBeVisible()
  })
})

describe('reporting an error', () => {
  it('needs what it should say, and becomes an inquiry', async () => {
    await renderScreen('/directory/HF0000001/report')
    await button('Send report').click()
    await expect.element(page.getByText('Write what it should say.').first()).toBeVisible()
    await toggle(page.getByRole('radio', { name: 'Clinic hours' }))
    await field('What should it say?').fill('The clinic has moved to the afternoon.')
    await field('Your e-mail address').fill('not an address')
    await button('Send report').click()
    await expectProblem(field('Your e-mail address'), 'Enter an e-mail address', 'not an address')
    await field('Your e-mail address').fill('')
    await button('Send report').click()
    await expect.element(page.getByText('Thank you, your report was taken')).toBeVisible()
    const { status } = await queryOne(
      `select status from case_record where kind = 'inquiry-report' order by id desc limit 1`,
    )
    expect(status).toBe('OPEN')
  })
})
