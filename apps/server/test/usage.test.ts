import { lastMonths } from '@capiz/domain/fees'
import { addDays } from '@capiz/domain/time'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, usageCount } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { send } = priceCalls(() => t)
const { from, to } = lastMonths(today)
const own = 'HF0000001'
const heading = 'Facility code,Item code,Month,Count'

const start = (rows: readonly string[], as = 'rates') =>
  t.call(
    'usageImport.start',
    {
      params: { kind: 'monthly' },
      fields: { source: 'Claims system' },
      files: [new File([[heading, ...rows].join('\n')], 'counts.csv')],
    },
    { as },
  )
const settled = async (code: string) => {
  for (;;) {
    const now = await t.call('usageImport.get', { params: { code } }, { as: 'rates' })
    if (now.body.status !== 'READING' && now.body.status !== 'SAVING') return now.body
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const rowsOf = async (code: string) => {
  const query = { size: 100 }
  const { body } = await t.call('usageImport.rows', { params: { code }, query }, { as: 'rates' })
  return body.content
}
/** Uploads rows and saves the good ones. */
async function store(rows: readonly string[]) {
  const { code } = await settled((await start(rows)).body.code)
  await t.call('usageImport.save', { params: { code }, body: { mode: 'good' } }, { as: 'rates' })
  return settled(code)
}
const stored = async (month: string) => {
  const rows = await t.db
    .select()
    .from(usageCount)
    .where(and(eq(usageCount.facilityCode, own), eq(usageCount.month, month)))
  return Object.fromEntries(rows.map(({ itemKey, uses }) => [itemKey, uses]))
}

describe('a file of monthly counts', () => {
  test('is checked row by row: facility, item, month, whole number, and no item of a month twice', async () => {
    const job = await settled(
      (
        await start([
          `${own},WARD,${to},12`,
          `HF9999999,WARD,${to},12`,
          `${own},SUITES,${to},12`,
          `${own},WARD,2026-13,12`,
          `${own},WARD,${today.slice(0, 7)},12`,
          `${own},PRIV,${to},1.5`,
          `${own},PRIV,${to},-1`,
          `${own},ward,${to},13`,
          `${own},PRIV,${to},`,
        ])
      ).body.code,
    )
    const rows = await rowsOf(job.code)
    expect(rows.map(({ row, state }) => [row, state])).toEqual([
      [2, 'conflict'],
      ...[3, 4, 5, 6, 7, 8].map((row) => [row, 'bad']),
      [9, 'conflict'],
      [10, 'bad'],
    ])
    expect(rows.map(({ problems }) => problems.map(({ field }) => field).join())).toEqual([
      'facilityCode',
      'facilityCode',
      'itemCode',
      'month',
      'month',
      'uses',
      'uses',
      'itemCode',
      'uses',
    ])
  })

  test('replaces each month of a facility as a whole and leaves the others', async () => {
    const first = await store([`${own},WARD,${to},12`, `${own},PRIV,${to},4`, `${own},WARD,${from},7`])
    expect(first.result).toMatchObject({ imported: 3, message: '3 counts of 2 months stored.' })
    expect(await stored(to)).toEqual({ ward: 12, priv: 4 })
    const second = await store([`${own},WARD,${to},20`])
    expect(second.result?.message).toBe('1 count of 1 month stored. They replace 2.')
    expect(await stored(to)).toEqual({ ward: 20 })
    expect(await stored(from)).toEqual({ ward: 7 })
    const [logged] = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityType, 'usage-count'))
      .orderBy(auditLog.id)
      .limit(1)
      .offset(1)
    expect(logged).toMatchObject({
      actor: 'rates',
      entityCode: own,
      changes: [
        { field: `${to}: uses`, before: 16, after: 20 },
        { field: 'source', before: null, after: 'Claims system' },
      ],
    })
  })

  test('takes a month a spreadsheet made a day of', async () => {
    await store([`${own},WARD,${from}-01,9`])
    expect(await stored(from)).toEqual({ ward: 9 })
  })

  test('is for staff who change rates: no provider, nobody without the right', async () => {
    for (const as of ['coordinator', 'physician', 'compliance'])
      expect((await start([`${own},WARD,${to},1`], as)).status, as).toBe(403)
    expect(await stored(to)).toEqual({ ward: 20 })
  })
})

test('staff see the use of each changed item beside a proposed price, frozen by the decision; the provider never', async () => {
  const sheet = (rate: number, day: string) => ({
    healthFacilityCode: own,
    effectiveDate: day,
    lines: [
      { roomCategoryCode: 'WARD', rate },
      { roomCategoryCode: 'SUITE', rate: rate * 2 },
    ],
  })
  expect((await send('POST', '/hf/room-rate', sheet(1000, today), 'admin')).status).toBe(201)
  const asked = await send('POST', '/hf/room-rate', sheet(1010, addDays(today, 45)), 'coordinator')
  const code = String(asked.body['requestCode'])
  const usesFor = async (as: string) => {
    const { body } = await t.call('proposal.lines', { params: { code } }, { as })
    return Object.fromEntries(body.map(({ key, uses }) => [key, uses]))
  }
  // 20 in the last month and 9 in the first of the twelve
  const counted = { ward: { count: 29, months: 2 }, suite: null }
  expect(await usesFor('rates')).toEqual(counted)
  expect(await usesFor('coordinator')).toEqual({ ward: null, suite: null })
  await t.call('request.review', { body: { code } }, { as: 'officer' })
  const approved = await t.call('request.approve', { body: { code, remarks: 'Seen' } }, { as: 'approver' })
  expect(approved.status, JSON.stringify(approved.error)).toBe(200)
  await store([`${own},WARD,${to},500`])
  expect(await usesFor('rates')).toEqual(counted)
  expect(await usesFor('coordinator')).toEqual({ ward: null, suite: null })
})
