import { describe, expect, it } from 'vitest'
import {
  amendmentsOf,
  cancelAmendments,
  rooms,
  versionForm,
  versionProblems,
} from '../../../../test/prices.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { query } from '../../../../test/sample.ts'
import { button, dialog, expectNone, field, fillDay } from '../../../../test/screen.ts'

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
    await expect.element(versionForm().getByText('Another person decides on this change')).toBeVisible()
    await field('Rate per day, Ward', versionForm()).fill('259')
    await button('Send for approval').click()
    await expect.element(versionProblems()).toMatchTextContent('Choose why the stored prices change.')
    await versionForm().getByLabelText('Reason for the change').selectOptions('Typing error')
    await field('What happened', versionForm()).fill('One digit too many')
    await button('Send for approval').click()
    await expect.element(dialog().getByText(/approved through a request/)).toBeVisible()
    await button('Send for approval', dialog()).click()
    await expectNone(versionForm())
    expect(await amendmentsOf('HF0000001')).toMatchObject([
      { payload: { action: 'CORRECT', lines: [{ roomCategoryCode: 'WARD', rate: 259 }], removed: [] } },
    ])
    expect(await query(`select amount::float8 as amount from price_line where sheet_id = ${id}`)).toEqual([
      { amount: 2590 },
    ])
    await cancelAmendments()
  })

  it('in force change for days gone by, from a stated day, once another person agrees', async () => {
    const [sheet] = await query(
      `select id, effective_date::text as day from price_sheet where kind = 'room-rate' and owner_code = 'HF0000004'
        and effective_date <= '2026-11-20' order by effective_date desc limit 1`,
    )
    await renderScreen(`${rooms('HF0000004')}?version=${String(sheet?.['id'])}`, { as: 'rates' })
    await button(/^Change days gone by of/).click()
    await expect.element(versionForm().getByText('Another person decides on this change')).toBeVisible()
    await fillDay('Changed since', '2026-11-10', versionForm())
    await expect.element(versionForm().getByText(/10 days of it have gone by/)).toBeVisible()
    const ward = field('Rate per day, Ward', versionForm())
    await ward.fill('1234')
    await versionForm().getByLabelText('Reason for the change').selectOptions('Contract or agreement')
    await field('What happened', versionForm()).fill('Signed late')
    await button('Send for approval').click()
    await expect.element(dialog().getByText('Days gone by are priced anew.')).toBeVisible()
    await expect.element(dialog().getByText(/10 days of it have gone by/)).toBeVisible()
    await button('Send for approval', dialog()).click()
    await expectNone(versionForm())
    expect(await amendmentsOf('HF0000004')).toMatchObject([
      { payload: { action: 'RETRO', from: '2026-11-10', lines: [{ rate: 1234 }] } },
    ])
    await cancelAmendments()
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
    expect(await amendmentsOf('HF0000001')).toMatchObject([
      { payload: { action: 'WITHDRAW', isWithdrawn: true } },
    ])
    await cancelAmendments()
  })
})
