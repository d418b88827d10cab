import { request } from '@capiz/api/contract/request'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../../test/render-screen.tsx'
import { callsOf, query } from '../../../test/sample.ts'
import { choice, expectNone } from '../../../test/screen.ts'

/** Room rates proposed by the coordinator of the sample, whose rooms are counted but for the intensive care unit. */
const code = 'UR-2026-000010'
const address = `/dashboard/requests/${code}`
const lines = () => page.getByRole('grid', { name: 'Lines of the proposal' })
const header = (name: string) => lines().getByRole('columnheader', { name })
const row = (name: RegExp) =>
  lines()
    .getByRole('row')
    .filter({ has: page.getByText(name) })
const order = () => choice('Order')
/** Names of the shown lines from above. */
const names = () => [...lines().element().querySelectorAll('[data-line]')].map((one) => one.textContent)

/** Five facilities of the type, level and region of the own one, each with its prices for a ward and a suite. */
const wards = [100, 200, 300, 999_999, 999_999]
const suites = [100, 200, 300, 400, 500]

beforeAll(async () => {
  for (const [at, ward] of wards.entries()) {
    const peer = `HF000000${at + 2}`
    await query(`update facility set (type_code, category_code, main_city_id) =
      (select type_code, category_code, main_city_id from facility where code = 'HF0000001'),
      accepted = true, deleted = false, duplicate_of = null where code = '${peer}'`)
    await query(`with sheet as (
        insert into price_sheet (kind, owner_code, header_key, header, effective_date, encoded_date)
        select 'room-rate', '${peer}', replace(header_key, 'hf0000001', '${peer.toLowerCase()}'),
          jsonb_build_object('healthFacilityCode', '${peer}'), date '2027-01-19', date '2026-11-01'
        from price_sheet where kind = 'room-rate' and owner_code = 'HF0000001' limit 1 returning id)
      insert into price_line (owner_key, sheet_id, line_key, position, amount, known_from)
      select '${peer}', id, key, place, price, now() from sheet,
        (values ('ward', 0, ${ward}), ('suite', 1, ${suites[at] ?? 0})) as line(key, place, price)`)
  }
})

describe('the place of proposed prices in the market', () => {
  it('is seen by staff as a share of the peers; lines are sorted and selected by it', async () => {
    await renderScreen(address, { as: 'rates' })
    await expect.element(header('Among peers')).toBeVisible()
    await expect.element(row(/^Ward$/)).toMatchTextContent('Above 60% of 5')
    await expect.element(row(/^Suite$/)).toMatchTextContent('Above 100% of 5')
    await expect.element(row(/^Intensive care/)).toMatchTextContent('Too few peers')
    await order().selectOptions('Highest among peers first')
    await expect.poll(() => names().slice(0, 2)).toEqual(['Suite', 'Ward'])
    await order().selectOptions('Lowest among peers first')
    await expect.poll(() => names().slice(0, 2)).toEqual(['Ward', 'Suite'])
    await choice('Lines').selectOptions('High, 85% or more of peers cost less (1)')
    await expect.poll(names).toEqual(['Suite'])
  })

  it('is told to the provider as the quarter of its own price alone, without use and impact', async () => {
    await renderScreen(address, { as: 'coordinator' })
    await expect.element(row(/^Ward$/)).toMatchTextContent('Middle half')
    await expect.element(row(/^Suite$/)).toMatchTextContent('Highest quarter')
    await expectNone(lines().getByText(/^Above/))
    await expectNone(header('Yearly impact'))
    await expectNone(page.getByText(/Yearly impact|No counts/))
    await expectNone(order())
  })
})

describe('the yearly impact of proposed prices', () => {
  it('leaves the decision on each line in view, however narrow the table is', async () => {
    const call = await callsOf('officer2')
    await call(request.review, { body: { code } })
    await renderScreen(address, { as: 'approver' })
    await expect.element(header('Yearly impact')).toBeInTheDocument()
    await expect.element(header('Among peers')).toBeInTheDocument()
    const shown = lines().element().parentElement?.getBoundingClientRect()
    const cells = [...lines().element().querySelectorAll('tr > :last-child')]
    expect(cells.length).toBeGreaterThan(2)
    for (const cell of cells) {
      const { left, right } = cell.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(shown?.left ?? Infinity)
      expect(right).toBeLessThanOrEqual((shown?.right ?? 0) + 1)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it('stands beside each line and in sum, says where nothing is counted, and sorts', async () => {
    await renderScreen(address, { as: 'rates' })
    await expect.element(header('Yearly impact')).toBeVisible()
    await expect.element(row(/^Ward$/)).toMatchTextContent(/[+−]₱[\d,]+\.\d\d, \d+ uses/)
    await expect.element(row(/^Intensive care/)).toMatchTextContent('No counts')
    await expect
      .element(page.getByText(/^Yearly impact: [+−]₱[\d,]+\.\d\d on 5 of 6 changed prices\.$/))
      .toBeVisible()
    await order().selectOptions('Largest yearly impact first')
    await expect.poll(() => names().at(-1)).toMatch(/^Intensive care/)
  })

  it('is said to be unknown for a facility nobody counted the use of', async () => {
    await query(`delete from usage_count where facility_code = 'HF0000001'`)
    await renderScreen(address, { as: 'rates' })
    await expect.element(page.getByText('Yearly impact: no counts of use.')).toBeVisible()
    await expectNone(header('Yearly impact'))
  })
})
