import { describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import {
  amendmentsOf,
  cancelAmendments,
  newVersion,
  rooms,
  versionForm,
  versionProblems,
} from '../../../test/prices.ts'
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
  tab,
} from '../../../test/screen.ts'

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

describe('a new version', () => {
  it('is saved from its day on', async () => {
    await renderScreen(newVersion('HF0000003'), { as: 'rates' })
    await field('Rate per day, Ward', versionForm()).fill('3100')
    await button('Save version').click()
    await expect.element(versionProblems()).toMatchTextContent('Enter the day from which the prices hold.')
    await fillDay('Takes effect on', '2027-03-01', versionForm())
    await button('Save version').click()
    await expectNone(versionForm())
    expect(await sheetsFrom('HF0000003', '2027-03-01')).toMatchObject([{ created_by: 'rates' }])
  })

  it('names the row of a price the server refuses', async () => {
    await renderScreen(newVersion('HF0000001'), { as: 'rates' })
    await fillDay('Takes effect on', '2027-04-01', versionForm())
    await expect.element(field('Rate per day, Semi-private', versionForm())).toBeVisible()
    await query(
      `update reference_item set deleted = true where list = 'hf-room-category' and description = 'Semi-private'`,
    )
    await button('Save version').click()
    await expect.element(versionProblems()).toMatchTextContent('Row 2:')
    await query(
      `update reference_item set deleted = false where list = 'hf-room-category' and description = 'Semi-private'`,
    )
    expect(await sheetsFrom('HF0000001', '2027-04-01')).toEqual([])
  })

  it('begins today or later for the rates officer, at any day with a reason for the approver', async () => {
    await renderScreen(newVersion('HF0000005'), { as: 'rates' })
    await expect.element(versionForm().getByText('20 Nov 2026 or later.')).toBeVisible()
    await field('Rate per day, Ward', versionForm()).fill('2900')
    await fillDay('Takes effect on', '2026-11-19', versionForm())
    await button('Save version').click()
    await expect.element(versionProblems()).toMatchTextContent(/past|earlier|before today/i)

    await renderScreen(newVersion('HF0000005'), { as: 'approver' })
    await fillDay('Takes effect on', '2026-11-18', versionForm())
    await field('Rate per day, Ward', versionForm()).fill('2900')
    await button('Save version').click()
    await expect.element(versionProblems()).toMatchTextContent('Say why these prices begin in the past.')
    await field('Why in the past', versionForm()).fill('Agreed in October, entered late.')
    await button('Save version').click()
    await expect.element(dialog().getByText('The first day lies in the past.')).toBeVisible()
    await expect.element(dialog().getByText(/^Prices change from 18 Nov 2026/)).toBeVisible()
    expect(await amendmentsOf('HF0000005')).toEqual([])
    await button('Send for approval', dialog()).click()
    await expectNone(versionForm())
    // days gone by take a second person, whoever enters them
    expect(await sheetsFrom('HF0000005', '2026-11-18')).toEqual([])
    expect(await amendmentsOf('HF0000005')).toMatchObject([
      { created_by: 'approver', payload: { action: 'ENTER', effectiveDate: '2026-11-18' } },
    ])
    await cancelAmendments()
  })

  it('of a provider begins 31 days from now and waits for approval', async () => {
    await query(
      `update user_request set status = 'CANCELLED' where target_code = 'HF0000003' and status in ('PENDING', 'REVIEWED')`,
    )
    await renderScreen(newVersion('HF0000003'), { as: 'coordinator2' })
    await expect.element(versionForm().getByText('21 Dec 2026 or later.')).toBeVisible()
    await fillDay('Takes effect on', '2026-12-20', versionForm())
    await button('Send for approval').click()
    await expect.element(versionProblems()).toMatchTextContent(/30 days|31 days|notice/)

    await renderScreen(newVersion('HF0000003'), { as: 'coordinator2' })
    await fillDay('Takes effect on', '2026-12-21', versionForm())
    await button('Send for approval').click()
    await expectNone(versionForm())
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
    await fillDay('Takes effect on', '2027-06-01', versionForm())
    // the ward costs 3100 on the eve of that day
    await field('Rate per day, Ward', versionForm()).fill('4650')
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
    await expectNone(versionForm())
    expect(await sheetsFrom('HF0000003', '2027-06-01')).toHaveLength(1)
    const kept = await query(`select overrides from price_entry order by id desc limit 1`)
    expect(kept).toMatchObject([{ overrides: [{ answer: 'The new wing', by: 'rates' }] }])
    await limit('{"askPercent": null}')
  })

  it('changes the selected amounts alone, selected by Shift and the arrows', async () => {
    await renderScreen(newVersion('HF0000003'), { as: 'rates' })
    const amounts = versionForm().getByRole('textbox', { name: /^Rate per day, / })
    await expect.element(amounts.first()).toBeVisible()
    for (const [at, amount] of ['1000', '2000', '3000'].entries()) await amounts.nth(at).fill(amount)
    amounts.first().element().focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(versionForm().getByText('2 amounts selected.')).toBeVisible()
    await button('Change 2 selected prices', versionForm()).click()
    await field('Percent', dialog()).fill('100')
    await button('Change 2 prices', dialog()).click()
    await expect.element(amounts.first()).toHaveValue('2,000.00')
    await expect.element(amounts.nth(1)).toHaveValue('4,000.00')
    await expect.element(amounts.nth(2)).toHaveValue('3,000.00')
  })

  it('is kept while the server is not reached, and saved once it is', async () => {
    await renderScreen(newVersion('HF0000008'), { as: 'rates' })
    await fillDay('Takes effect on', '2027-05-01', versionForm())
    await field('Rate per day, Ward', versionForm()).fill('2700')
    await commands.setFault({ failure: 'stopping' })
    await button('Save version').click()
    await expect.element(versionProblems()).toBeVisible()
    await commands.setFault()
    await button('Save version').click()
    await expectNone(versionForm())
    expect(await sheetsFrom('HF0000008', '2027-05-01')).toHaveLength(1)
  })

  it('shows a line to be added with what it lacks', async () => {
    await renderScreen(newVersion('HF0000001'), { as: 'rates' })
    await button(/^Add/, versionForm()).first().click()
    await button('Add', dialog()).click()
    await expect.element(dialog().getByRole('alert').first()).toBeVisible()
  })
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

describe('room categories', () => {
  it('that mean no room stand in a group of their own, behind the rooms', async () => {
    await query(
      `insert into reference_item (list, code, description, code_key, description_key, attributes)
       values ('hf-room-category', 'NOREC', 'No recovery room', '["norec"]', '["no recovery room"]', '{}')`,
    )
    await renderScreen(newVersion('HF0000001'), { as: 'rates' })
    await button('Add item', versionForm()).click()
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
