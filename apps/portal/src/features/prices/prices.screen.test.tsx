import { beforeAll, describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectErrorAndRetry } from '../../../test/failures.ts'
import { renderScreen } from '../../../test/render-screen.tsx'
import { query, type SampleUser } from '../../../test/sample.ts'
import {
  button,
  dialog,
  expectCount,
  expectNone,
  expectTexts,
  field,
  fillDay,
  heading,
  link,
  row,
  rowCount,
  tab,
  title,
} from '../../../test/screen.ts'

const rooms = (code: string) => `/health-facility/${code}/room-rates`
const newVersion = (code: string) => `${rooms(code)}?do=new`
const form = () => page.getByRole('form', { name: 'New version' })
const problems = () => form().getByRole('alert').first()

/** Sheets of room rates of a facility from a day. */
const sheetsFrom = (code: string, day: string) =>
  query(
    `select created_by from price_sheet
      where kind = 'room-rate' and owner_code = '${code}' and effective_date = '${day}'`,
  )

describe('who may enter prices', () => {
  const roles: readonly (readonly [SampleUser, string, number])[] = [
    ['rates', 'HF0000001', 1],
    ['approver', 'HF0000001', 1],
    ['admin', 'HF0000001', 1],
    ['coordinator', 'HF0000001', 1],
    ['officer', 'HF0000001', 0],
    ['reports', 'HF0000001', 0],
  ]
  it.each(roles)('%s at %s: %i', async (user, code, count) => {
    await renderScreen(rooms(code), { as: user })
    await expect.element(page.getByRole('table', { name: /^Room rates, version of/ })).toBeVisible()
    await expectCount(button('New version'), count)
  })

  it('does not hold for compliance, who sees no prices at all', async () => {
    await renderScreen('/health-facility/HF0000001', { as: 'compliance' })
    await expect.element(page.getByRole('navigation', { name: 'Parts of the record' })).toBeVisible()
    await expectNone(tab('Room rates'))
  })
})

/** Open requests to change stored prices of an owner, the newest first. */
const askedFor = (code: string) =>
  query(
    `select created_by, payload from user_request where type = 'price-amendment' and status = 'PENDING'
      and target_code = '${code}' order by id desc`,
  )
const cancelAsked = () => query(`update user_request set status = 'CANCELLED' where type = 'price-amendment'`)

describe('a new version', () => {
  it('is saved from its day on', async () => {
    await renderScreen(newVersion('HF0000003'), { as: 'rates' })
    await field('Rate per day, Ward', form()).fill('3100')
    await button('Save version').click()
    await expect.element(problems()).toMatchTextContent('Enter the day from which the prices hold.')
    await fillDay('Takes effect on', '2027-03-01', form())
    await button('Save version').click()
    await expectNone(form())
    expect(await sheetsFrom('HF0000003', '2027-03-01')).toMatchObject([{ created_by: 'rates' }])
  })

  it('names the row of a price the server refuses', async () => {
    await renderScreen(newVersion('HF0000001'), { as: 'rates' })
    await fillDay('Takes effect on', '2027-04-01', form())
    await expect.element(field('Rate per day, Semi-private', form())).toBeVisible()
    await query(
      `update reference_item set deleted = true where list = 'hf-room-category' and description = 'Semi-private'`,
    )
    await button('Save version').click()
    await expect.element(problems()).toMatchTextContent('Row 2:')
    await query(
      `update reference_item set deleted = false where list = 'hf-room-category' and description = 'Semi-private'`,
    )
    expect(await sheetsFrom('HF0000001', '2027-04-01')).toEqual([])
  })

  it('begins today or later for the rates officer, at any day with a reason for the approver', async () => {
    await renderScreen(newVersion('HF0000005'), { as: 'rates' })
    await expect.element(form().getByText('20 Nov 2026 or later.')).toBeVisible()
    await field('Rate per day, Ward', form()).fill('2900')
    await fillDay('Takes effect on', '2026-11-19', form())
    await button('Save version').click()
    await expect.element(problems()).toMatchTextContent(/past|earlier|before today/i)

    await renderScreen(newVersion('HF0000005'), { as: 'approver' })
    await fillDay('Takes effect on', '2026-11-18', form())
    await field('Rate per day, Ward', form()).fill('2900')
    await button('Save version').click()
    await expect.element(problems()).toMatchTextContent('Say why these prices begin in the past.')
    await field('Why in the past', form()).fill('Agreed in October, entered late.')
    await button('Save version').click()
    await expect.element(dialog().getByText('The first day lies in the past.')).toBeVisible()
    await expect.element(dialog().getByText(/^Prices change from 18 Nov 2026/)).toBeVisible()
    expect(await askedFor('HF0000005')).toEqual([])
    await button('Send for approval', dialog()).click()
    await expectNone(form())
    // days gone by take a second person, whoever enters them
    expect(await sheetsFrom('HF0000005', '2026-11-18')).toEqual([])
    expect(await askedFor('HF0000005')).toMatchObject([
      { created_by: 'approver', payload: { action: 'ENTER', effectiveDate: '2026-11-18' } },
    ])
    await cancelAsked()
  })

  it('of a provider begins 31 days from now and waits for approval', async () => {
    await query(
      `update user_request set status = 'CANCELLED' where target_code = 'HF0000003' and status in ('PENDING', 'REVIEWED')`,
    )
    await renderScreen(newVersion('HF0000003'), { as: 'coordinator2' })
    await expect.element(form().getByText('21 Dec 2026 or later.')).toBeVisible()
    await fillDay('Takes effect on', '2026-12-20', form())
    await button('Send for approval').click()
    await expect.element(problems()).toMatchTextContent(/30 days|31 days|notice/)

    await renderScreen(newVersion('HF0000003'), { as: 'coordinator2' })
    await fillDay('Takes effect on', '2026-12-21', form())
    await button('Send for approval').click()
    await expectNone(form())
    const asked = await query(
      `select requester_name from user_request where target_code = 'HF0000003' and type like '%room%' and status = 'PENDING'`,
    )
    expect(asked).toEqual([{ requester_name: 'Sheila Celestino' }])
  })

  it('is asked about what stands out, by keyboard, and keeps what was typed', async () => {
    const limit = (fields: string) =>
      query(
        `update reference_item set attributes = attributes || '${fields}' where list = 'price-limit' and code = 'ALL'`,
      )
    await limit('{"askPercent": 20}')
    await renderScreen(newVersion('HF0000003'), { as: 'rates' })
    await fillDay('Takes effect on', '2027-06-01', form())
    // the ward costs 3100 on the eve of that day
    await field('Rate per day, Ward', form()).fill('4650')
    await button('Save version').click()
    const reason = () => dialog().getByRole('textbox', { name: /^Reason for Ward/ })
    await expect.element(reason()).toBeVisible()
    await reason().fill('The new wing')
    await userEvent.keyboard('{Escape}')
    await expectNone(dialog())
    expect(await sheetsFrom('HF0000003', '2027-06-01')).toEqual([])
    await button('Save version').click()
    await expect.element(reason()).toHaveValue('The new wing')
    await reason().click()
    await userEvent.keyboard('{Enter}')
    await expectNone(form())
    expect(await sheetsFrom('HF0000003', '2027-06-01')).toHaveLength(1)
    const kept = await query(`select overrides from price_entry order by id desc limit 1`)
    expect(kept).toMatchObject([{ overrides: [{ answer: 'The new wing', by: 'rates' }] }])
    await limit('{"askPercent": null}')
  })

  it('changes the selected amounts alone, selected by Shift and the arrows', async () => {
    await renderScreen(newVersion('HF0000003'), { as: 'rates' })
    const amounts = form().getByRole('textbox', { name: /^Rate per day, / })
    await expect.element(amounts.first()).toBeVisible()
    for (const [at, amount] of ['1000', '2000', '3000'].entries()) await amounts.nth(at).fill(amount)
    amounts.first().element().focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(form().getByText('2 amounts selected.')).toBeVisible()
    await button('Change 2 selected prices', form()).click()
    await field('Percent', dialog()).fill('100')
    await button('Change 2 prices', dialog()).click()
    await expect.element(amounts.first()).toHaveValue('2,000.00')
    await expect.element(amounts.nth(1)).toHaveValue('4,000.00')
    await expect.element(amounts.nth(2)).toHaveValue('3,000.00')
  })

  it('is kept while the server is not reached, and saved once it is', async () => {
    await renderScreen(newVersion('HF0000008'), { as: 'rates' })
    await fillDay('Takes effect on', '2027-05-01', form())
    await field('Rate per day, Ward', form()).fill('2700')
    await commands.setFault({ failure: 'stopping' })
    await button('Save version').click()
    await expect.element(problems()).toBeVisible()
    await commands.setFault()
    await button('Save version').click()
    await expectNone(form())
    expect(await sheetsFrom('HF0000008', '2027-05-01')).toHaveLength(1)
  })

  it('shows a line to be added with what it lacks', async () => {
    await renderScreen(newVersion('HF0000001'), { as: 'rates' })
    await button(/^Add/, form()).first().click()
    await button('Add', dialog()).click()
    await expect.element(dialog().getByRole('alert').first()).toBeVisible()
  })
})

describe('prices on a day', () => {
  it('are those in force on the day of the address', async () => {
    await renderScreen('/health-facility/HF0000001/prices?day=2026-11-20', { as: 'coordinator' })
    await expect.element(row('Ward')).toMatchTextContent('₱2,100.00')
    await renderScreen('/health-facility/HF0000001/prices?day=2026-11-21', { as: 'coordinator' })
    await expect.element(row('Ward')).toBeVisible()
    await expect.element(row('Ward')).not.toMatchTextContent('₱2,100.00')
  })

  it('say that there are none', async () => {
    await renderScreen('/health-facility/HF0000001/prices?day=2015-01-01', { as: 'rates' })
    await expect.element(heading('No prices on 1 Jan 2015')).toBeVisible()
  })
})

describe('prices as they were known', () => {
  // a sheet for 2 Feb 2028, which was for 1 Jan 2028 and of another rate until 20 Nov 2026
  beforeAll(async () => {
    await query(
      `with sheet as (
        insert into price_sheet (kind, owner_code, header_key, header, effective_date, encoded_date, known_from)
        select kind, owner_code, header_key, header, '2028-01-01', '2026-11-01', '2026-11-01T00:00:00Z' from price_sheet
        where kind = 'room-rate' and owner_code = 'HF0000002' and not deleted order by effective_date desc limit 1
        on conflict do nothing returning id)
      insert into price_line (owner_key, sheet_id, line_key, position, amount, fields, known_from)
      select 'HF0000002', sheet.id, 'ward', 0, 7770, '{"roomCategoryCode": "WARD"}', '2026-11-01T00:00:00Z' from sheet`,
    )
    await query(
      `update price_sheet set effective_date = '2028-02-02', known_from = '2026-11-20T01:00:00Z', version = version + 1
       where owner_code = 'HF0000002' and effective_date = '2028-01-01'`,
    )
  })
  const notice = () => page.getByText('Prices as known at the end of 15 Nov 2026')

  it('are not to be changed, and one press from what is known now', async () => {
    await renderScreen(`${rooms('HF0000002')}?knownAt=2026-11-15&do=new`, { as: 'rates' })
    await expect.element(notice()).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /1 Jan 2028/ })).toBeInTheDocument()
    await expectNone(form())
    await expectNone(button('New version'))
    await expectNone(button('Upload a sheet'))
    await button('Show what is known now').click()
    await expectNone(notice())
    await renderScreen(rooms('HF0000002'), { as: 'rates' })
    await expect.element(button('New version')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /2 Feb 2028/ })).toBeInTheDocument()
    await expectNone(page.getByRole('radio', { name: /1 Jan 2028/ }))
  })

  it('are read so on a day, in the lists and on the board', async () => {
    await renderScreen('/health-facility/HF0000002/prices?day=2028-01-15&knownAt=2026-11-15', { as: 'rates' })
    await expect.element(notice()).toBeVisible()
    await expect.element(row('Ward')).toMatchTextContent('₱7,770.00')
    await link(/Sheet from 1 Jan 2028/).click()
    await expect
      .element(page.getByRole('table', { name: /^Room rates, version of 1 Jan 2028/ }))
      .toBeVisible()
    await expect.element(notice()).toBeVisible()
    await renderScreen(
      '/rates/room-rates?healthFacilityCode=HF0000002&effectiveDate=2028-01-01&knownAt=2026-11-15',
      {
        as: 'rates',
      },
    )
    await expect.element(notice()).toBeVisible()
    await expect.element(rowCount('1 sheet')).toBeVisible()
    await renderScreen('/rates?healthFacilityCode=HF0000002&from=2028-01-01&knownAt=2026-11-15', {
      as: 'rates',
    })
    await expect.element(notice()).toBeVisible()
    await expect.element(row(/1 Jan 2028/)).toBeVisible()
  })
})

describe('the rates', () => {
  const tabs = ['Facilities', 'Physicians', 'Standards'] as const
  it.each([
    ['rates', true],
    ['reports', false],
  ] as const)('have uploads for %s: %s', async (user, hasUploads) => {
    await renderScreen('/rates', { as: user })
    await expect.element(title('Rates')).toBeVisible()
    const parts = page.getByRole('navigation', { name: 'Parts of the rates' })
    for (const name of tabs) await expect.element(tab(name, parts)).toBeVisible()
    await expectCount(tab('Uploads', parts), hasUploads ? 1 : 0)
  })

  it('count on the first page what the list shows', async () => {
    await renderScreen('/rates', { as: 'rates' })
    await link(/^Starting soon/).click()
    await expect.element(rowCount('2 events')).toBeVisible()
  })

  it('name the event of a row only among all events, and a day once over its rows', async () => {
    await renderScreen('/rates', { as: 'rates' })
    const board = page.getByRole('grid', { name: 'Upcoming changes' })
    await expect.element(board.getByRole('rowheader').nth(1)).toBeVisible()
    await expectNone(board.getByRole('columnheader', { name: 'Event' }))
    await expectNone(board.getByRole('columnheader', { name: 'Day' }))
    await expectNone(board.getByRole('columnheader', { name: 'Overridden' }))
    const days = [...board.element().querySelectorAll<HTMLElement>('th[scope=rowgroup]')].map(
      ({ textContent }) => textContent,
    )
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(day).toMatch(/^\d{1,2} \w{3} \d{4}, in \d+ days? · \d+(?: on this page)?$/)
    expect(new Set(days).size).toBe(days.length)
    await link('All events').click()
    await expect.element(board.getByRole('columnheader', { name: 'Event' })).toBeVisible()
  })

  it('say that there is no such part', async () => {
    await renderScreen('/rates/nothing', { as: 'rates' })
    await expect.element(title('This page is under construction.')).toBeVisible()
  })

  it('cannot be read and are read again', () =>
    expectErrorAndRetry({
      path: rooms('HF0000001'),
      as: 'rates',
      call: '/room-rate',
      content: page.getByRole('table', { name: /^Room rates, version of/ }),
    }))
})

describe('the versions of a price list', () => {
  it('are past, in force, scheduled and waiting, for staff and the provider alike', async () => {
    await renderScreen(rooms('HF0000001'), { as: 'coordinator' })
    await expectTexts(page.getByRole('group', { name: 'Versions of room rates' }).getByRole('radio'), [
      '',
      '',
      '',
      '',
      '',
    ])
    for (const name of [/past$/, /in force$/, /pending approval$/])
      await expect.element(page.getByRole('radio', { name })).toBeInTheDocument()
  })
})

describe('prices approved through a request', () => {
  const day = '2027-09-01'
  const sealed = async (): Promise<string> => {
    await query(
      `with sheet as (
        insert into price_sheet (kind, owner_code, header_key, header, effective_date, encoded_date, request_code, known_from)
        select kind, owner_code, header_key, header, '${day}', '2026-11-20', 'UR-2026-000001', now() from price_sheet
        where kind = 'room-rate' and owner_code = 'HF0000001' and not deleted order by effective_date desc limit 1
        on conflict do nothing returning id)
      insert into price_line (owner_key, sheet_id, line_key, position, amount, fields, known_from)
      select 'HF0000001', sheet.id, 'ward', 0, 2590, '{"roomCategoryCode": "WARD"}', now() from sheet`,
    )
    const [row] = await query(
      `select id from price_sheet where owner_code = 'HF0000001' and effective_date = '${day}'`,
    )
    expect(row).toBeDefined()
    return String(row?.['id'])
  }
  it('are changed by an amendment that another person decides', async () => {
    const id = await sealed()
    await renderScreen(`${rooms('HF0000001')}?version=${id}`, { as: 'rates' })
    await button('Propose an amendment of the version of 1 Sep 2027').click()
    await expect.element(form().getByText('Another person decides on this change')).toBeVisible()
    await field('Rate per day, Ward', form()).fill('259')
    await button('Send for approval').click()
    await expect.element(problems()).toMatchTextContent('Choose why the stored prices change.')
    await form().getByLabelText('Reason for the change').selectOptions('Typing error')
    await field('What happened', form()).fill('One digit too many')
    await button('Send for approval').click()
    await expect.element(dialog().getByText(/approved through a request/)).toBeVisible()
    await button('Send for approval', dialog()).click()
    await expectNone(form())
    expect(await askedFor('HF0000001')).toMatchObject([
      { payload: { action: 'CORRECT', lines: [{ roomCategoryCode: 'WARD', rate: 259 }], removed: [] } },
    ])
    expect(await query(`select amount::float8 as amount from price_line where sheet_id = ${id}`)).toEqual([
      { amount: 2590 },
    ])
    await cancelAsked()
  })

  it('in force change for days gone by, from a day that is said, once another person agrees', async () => {
    const [sheet] = await query(
      `select id, effective_date::text as day from price_sheet where kind = 'room-rate' and owner_code = 'HF0000004'
        and effective_date <= '2026-11-20' order by effective_date desc limit 1`,
    )
    await renderScreen(`${rooms('HF0000004')}?version=${String(sheet?.['id'])}`, { as: 'rates' })
    await button(/^Change days gone by of/).click()
    await expect.element(form().getByText('Another person decides on this change')).toBeVisible()
    await fillDay('Changed since', '2026-11-10', form())
    await expect.element(form().getByText(/10 days of it have gone by/)).toBeVisible()
    const ward = field('Rate per day, Ward', form())
    await ward.fill('1234')
    await form().getByLabelText('Reason for the change').selectOptions('Contract or agreement')
    await field('What happened', form()).fill('Signed late')
    await button('Send for approval').click()
    await expect.element(dialog().getByText('Days gone by are priced anew.')).toBeVisible()
    await expect.element(dialog().getByText(/10 days of it have gone by/)).toBeVisible()
    await button('Send for approval', dialog()).click()
    await expectNone(form())
    expect(await askedFor('HF0000004')).toMatchObject([
      { payload: { action: 'RETRO', from: '2026-11-10', lines: [{ rate: 1234 }] } },
    ])
    await cancelAsked()
  })

  it('are withdrawn with a reason, once another person agrees', async () => {
    const id = await sealed()
    await renderScreen(`${rooms('HF0000001')}?version=${id}`, { as: 'rates' })
    await button('Withdraw the version of 1 Sep 2027').click()
    await button('Send for approval', dialog()).click()
    await expect.element(dialog().getByRole('alert').first()).toBeVisible()
    await dialog().getByLabelText('Reason for the change').selectOptions('Contract or agreement')
    await field('What happened', dialog()).fill('The contract was not signed')
    await button('Send for approval', dialog()).click()
    await expectNone(dialog())
    expect(await askedFor('HF0000001')).toMatchObject([
      { payload: { action: 'WITHDRAW', isWithdrawn: true } },
    ])
    await cancelAsked()
  })
})

describe('room categories', () => {
  it('that mean no room stand in a group of their own, behind the rooms', async () => {
    await query(
      `insert into reference_item (list, code, description, code_key, description_key, attributes)
       values ('hf-room-category', 'NOREC', 'No recovery room', '["norec"]', '["no recovery room"]', '{}')`,
    )
    await renderScreen(newVersion('HF0000001'), { as: 'rates' })
    await button('Add item', form()).click()
    const groups = () => [...document.querySelectorAll('[role=dialog] select optgroup')]
    await expect.poll(() => groups().map((group) => group.getAttribute('label'))).toEqual(['Without a room'])
    const [without] = groups()
    const names = [...(without?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)
    expect(names).toContain('No recovery room')
    expect(names.every((name) => name.startsWith('No '))).toBe(true)
    const list = without?.closest('select')
    const rooms = [...(list?.querySelectorAll(':scope > option') ?? [])].map(({ textContent }) => textContent)
    expect(rooms.length).toBeGreaterThan(2)
    expect(rooms.filter((name) => name.startsWith('No '))).toEqual([])
    expect(list?.lastElementChild).toBe(without)
  })
})
