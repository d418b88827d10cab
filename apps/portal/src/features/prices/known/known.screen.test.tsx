import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { rooms, versionForm } from '../../../../test/prices.ts'
import { renderScreen } from '../../../../test/render-screen.tsx'
import { query } from '../../../../test/sample.ts'
import { button, expectNone, heading, link, row, rowCount } from '../../../../test/screen.ts'

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
    await expectNone(versionForm())
    await expectNone(button('New version'))
    await expectNone(button('Upload a sheet'))
    await button('Show what is known now').click()
    await expectNone(notice())
    await renderScreen(rooms('HF0000002'), { as: 'rates' })
    await expect.element(button('New version')).toBeVisible()
    // beside the day it is read together with
    const topOf = (label: string) =>
      page.getByRole('group', { name: label }).element().getBoundingClientRect().top
    expect(topOf('As known on')).toBe(topOf('In force on'))
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
