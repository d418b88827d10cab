import { addDays, type IsoDate } from '@capiz/domain/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { samples, startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { post } = priceCalls(() => t)
const at = (days: number) => addDays(today, days)

describe('the board of prices to come', () => {
  const board = (query: object = {}, as = 'rates') =>
    t.call('priceDay.board', { query: { size: 100, ...query } }, { as })
  const society = 'Society of the Board'
  beforeAll(async () => {
    const header = { societyName: society, serviceType: 'OUTPATIENT' }
    const { lines } = samples['standard-pf']
    const add = (effectiveDate: IsoDate, validityDate: IsoDate) =>
      post('/standard-pf', { ...header, effectiveDate, validityDate, lines })
    await add(today, at(10))
    await add(at(15), at(30))
    await add(at(25), at(40))
    await add(at(41), at(50))
    const rooms = [{ roomCategoryCode: 'WARD', rate: 990 }]
    await post('/hf/room-rate', { healthFacilityCode: 'HF0000001', effectiveDate: at(5), lines: rooms })
  })

  test('names what begins, gaps, overlaps and what ends, next first', async () => {
    const { status, body } = await board({ societyName: society })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.content.map(({ event, day, until }) => [event, day, until])).toEqual([
      ['GAP', at(11), at(14)],
      ['STARTS', at(15), null],
      ['OVERLAP', at(25), at(30)],
      ['STARTS', at(25), null],
      ['STARTS', at(41), null],
      ['LAPSES', at(51), null],
    ])
    expect(body.totalElements).toBe(6)
    expect(body.content[1]).toMatchObject({
      daysAway: 15,
      title: 'Standard professional fees',
      subtitle: 'Outpatient',
      owner: { kind: 'society', name: society },
      otherDate: today,
      lineCount: 1,
    })
    expect(body.content[0]?.words).toMatch(/^No price from 1 Dec 2026 to 4 Dec 2026/)
  })

  test('is narrowed by event, kind and days, and counted', async () => {
    const only = await board({ societyName: society, event: 'STARTS', to: at(25) })
    expect(only.body.content.map(({ day }) => day)).toEqual([at(15), at(25)])
    const later = await board({ societyName: society, from: at(26), event: 'OVERLAP' })
    expect(later.body.totalElements).toBe(1)
    const counts = await t.call('priceDay.boardCounts', { query: { societyName: society } }, { as: 'rates' })
    expect(counts.body.events).toEqual([
      { event: 'STARTS', count: 3 },
      { event: 'LAPSES', count: 1 },
      { event: 'GAP', count: 1 },
      { event: 'OVERLAP', count: 1 },
    ])
    expect(counts.body.within[0]).toEqual({ days: 30, starts: 2, lapses: 0 })
    // each figure is the number of rows of the list it leads to
    for (const { days, starts, lapses } of counts.body.within) {
      const rowsOf = async (event: 'STARTS' | 'LAPSES') =>
        (await board({ societyName: society, event, to: at(days) })).body.totalElements
      expect([starts, lapses]).toEqual([await rowsOf('STARTS'), await rowsOf('LAPSES')])
    }
  })

  test('shows a provider the own sheets only', async () => {
    const own = await board({}, 'coordinator')
    expect(own.body.totalElements).toBeGreaterThan(0)
    expect(own.body.content.every(({ owner }) => owner?.code === 'HF0000001')).toBe(true)
    expect((await board({ societyName: society }, 'coordinator')).status).toBe(404)
    const all = await board({ kind: 'room-rate' })
    expect(all.body.content.map(({ kind }) => kind)).toEqual(['room-rate'])
  })
})
