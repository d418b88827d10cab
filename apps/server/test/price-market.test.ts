import { addDays } from '@capiz/domain/time'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facility, priceSheet } from '../src/db/schema/index.ts'
import { marketPositions } from '../src/areas/price/market.ts'
import type { TestApp } from './harness.ts'
import { tinyToday } from './setup/tiny-seed.ts'
import { startTestApp } from './harness.ts'

let t: TestApp
const own = 'HF0000001'
const day = addDays(tinyToday, 40)
const sheet = { kind: 'room-rate', header: { healthFacilityCode: own }, day } as const

/** Rates of the ward of six peers, one of them only from a later day. */
const rates = [1000, 1100, 1200, 1300, 1400]
const codes: string[] = []

async function post(code: string, rate: number, effectiveDate: string): Promise<void> {
  const body = {
    healthFacilityCode: code,
    effectiveDate,
    lines: [{ roomCategoryCode: 'WARD', rate }],
  }
  const answer = await t.call('roomRate.save', { body: body as never }, { as: 'rates' })
  expect(answer.status, JSON.stringify(answer.error)).toBe(201)
}

beforeAll(async () => {
  t = await startTestApp({ seed: 'tiny', today: tinyToday })
  const [self] = await t.db.select().from(facility).where(eq(facility.code, own))
  const others = await t.db.select().from(facility).where(ne(facility.code, own)).orderBy(facility.id)
  // the sheets of the sample would count among the peers
  await t.db.update(facility).set({ typeCode: 'ELSE' }).where(ne(facility.code, own))
  for (const other of others.slice(0, rates.length)) {
    codes.push(other.code)
    const { typeCode = '', categoryCode = null, mainCityId = null } = self ?? {}
    const alike = { typeCode, categoryCode, mainCityId, deleted: false, accepted: true, duplicateOf: null }
    await t.db.update(facility).set(alike).where(eq(facility.code, other.code))
  }
  for (const [at, code] of codes.entries()) await post(code, rates[at] ?? 0, addDays(tinyToday, 35))
})
afterAll(() => t.close())

const ward = (requested: number | null, inForce: number | null = null) => ({
  key: 'ward',
  requested,
  inForce,
})

describe('the place of a line among its peers', () => {
  test('is the share of peers of type, level and region that cost less on the first day of the sheet', async () => {
    const found = await marketPositions(t.db, sheet, [ward(1250, 1000)])
    expect(found.get('ward')).toEqual({ peers: 5, requested: 60, inForce: 0 })
    const [peer = ''] = codes
    await post(peer, 5000, addDays(day, 1))
    expect((await marketPositions(t.db, sheet, [ward(1250, 1000)])).get('ward')?.requested).toBe(60)
    const later = { ...sheet, day: addDays(day, 1) }
    expect((await marketPositions(t.db, later, [ward(1250, 1000)])).get('ward')?.requested).toBe(40)
  })

  test('does not depend on the own prices', async () => {
    const before = await marketPositions(t.db, sheet, [ward(1250)])
    await post(own, 1, addDays(tinyToday, 36))
    expect(await marketPositions(t.db, sheet, [ward(1250)])).toEqual(before)
  })

  test('is told to staff as a share and to the owner as a quarter of the market alone', async () => {
    const body = {
      healthFacilityCode: own,
      effectiveDate: addDays(tinyToday, 45),
      lines: [
        { roomCategoryCode: 'WARD', rate: 1350 },
        { roomCategoryCode: 'SUITE', rate: 9000 },
      ],
    }
    const open = await t.call(
      'request.list',
      { query: { requestType: 'hf/room-rate', status: 'PENDING,REVIEWED' } },
      { as: 'admin' },
    )
    for (const { code } of open.body.content)
      await t.call('request.reject', { body: { code, remarks: 'Out of the way' } }, { as: 'approver' })
    const made = await t.call('roomRate.save', { body: body as never }, { as: 'coordinator' })
    expect(made.status, JSON.stringify(made.error)).toBe(200)
    const code = String((made.body as { requestCode?: unknown }).requestCode)
    const lines = async (as: string) =>
      (await t.call('proposal.lines', { params: { code } }, { as })).body.filter(
        ({ state }) => state !== 'removed',
      )
    expect(
      (await lines('approver')).map(({ key, position, band }) => [key, position?.requested, band]),
    ).toEqual([
      ['ward', 60, 'MIDDLE'],
      ['suite', undefined, null],
    ])
    expect((await lines('coordinator')).map(({ position, band }) => [position, band])).toEqual([
      [null, 'MIDDLE'],
      [null, null],
    ])
  })

  test('is not told under five peers, nor counts a facility of another level, region or type', async () => {
    const [gone = ''] = codes
    await t.db.update(facility).set({ categoryCode: 'OTHER' }).where(eq(facility.code, gone))
    expect((await marketPositions(t.db, sheet, [ward(1250)])).size).toBe(0)
    expect(await t.db.$count(priceSheet, eq(priceSheet.ownerCode, gone))).toBeGreaterThan(0)
  })
})
