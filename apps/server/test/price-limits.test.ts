import { addDays, type IsoDate } from '@capiz/domain/time'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceEntry, priceSheet, referenceItem, userRequest } from '../src/db/schema/index.ts'
import { itemColumns } from '../src/engines/reference/row.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { tinyPassword } from './setup/tiny-seed.ts'
import { startPriceApp } from './support/price.ts'
import { sheetFile } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
  const limits = [
    { code: 'ALL', description: 'Every role', percent: 100, droppedShare: 80 },
    {
      code: 'RATES',
      description: 'Rates officer',
      role: 'RATES_OFFICER',
      percent: 25,
      pesos: 50_000,
      droppedShare: 20,
    },
  ]
  await t.db.insert(referenceItem).values(limits.map((limit) => itemColumns('price-limit', limit)))
})
afterAll(() => t.close())

const { send, get, decided } = priceCalls(() => t)
const facility = { healthFacilityCode: 'HF0000001' }
const room = (roomCategoryCode: string, rate: number) => ({
  roomCategoryCode,
  rate,
  beds: null,
  inclusions: null,
})
const day = (days: number): IsoDate => addDays(today, days)
const save = (effectiveDate: IsoDate, lines: object[], more: object = {}, as = 'rates') =>
  send('POST', '/hf/room-rate', { ...facility, effectiveDate, lines, ...more }, as)
const waiting = {
  record: null,
  requestCode: expect.any(String),
  message: expect.stringContaining('second person'),
}
const becauseOf = async (code: unknown) => {
  const { body } = await t.call('request.get', { params: { code: String(code) } }, { as: 'approver' })
  return body.changes.find(({ label }) => label === 'Second person')?.requested
}

describe('prices of a facility', () => {
  test('are saved by one person inside the limit of the role', async () => {
    const first = await save(day(1), [room('WARD', 1000), room('SUITE', 9000)])
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    const next = await save(day(2), [room('WARD', 1250), room('SUITE', 9000)])
    expect(next.body).toMatchObject({ requestCode: null, record: { effectiveDate: day(2) } })
  })

  test('wait for a second person beyond it, and are stored as asked once another decides', async () => {
    const asked = await save(day(3), [room('WARD', 2175), room('SUITE', 9000)])
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject(waiting)
    const code = String(asked.body['requestCode'])
    expect(await t.db.$count(priceSheet, eq(priceSheet.effectiveDate, day(3)))).toBe(0)
    expect(await becauseOf(code)).toBe('Ward +74.0%; the limit is 25%.')
    const own = await t.call('request.approve', { body: { code } }, { as: 'rates' })
    expect(own.status).toBe(403)
    const sheet = await decided('/hf/room-rate', code)
    expect(sheet).toMatchObject({ effectiveDate: day(3), requestCode: code })
    expect(sheet.lines[0]).toMatchObject({ rate: 2175 })
    const [entry] = await t.db.select().from(priceEntry).orderBy(desc(priceEntry.id)).limit(1)
    expect(entry).toMatchObject({ kind: 'ENTER', madeBy: 'rates', decidedBy: 'admin', requestCode: code })
  })

  test('are judged by what they come to, so that steps of a quarter do not add up to more', async () => {
    const steps = await save(day(5), [room('WARD', 1500), room('SUITE', 9000)])
    expect(steps.body).toMatchObject(waiting)
    const other = { healthFacilityCode: 'HF0000002' }
    await save(day(0), [room('WARD', 1000)], other)
    expect((await save(day(10), [room('WARD', 1250)], other)).body).toMatchObject({ requestCode: null })
    expect((await save(day(11), [room('WARD', 1500)], other)).body).toMatchObject(waiting)
  })

  test('a correction beyond the limit waits with its remarks, and another of the same sheet is refused', async () => {
    const { record } = (await save(day(40), [room('WARD', 2200), room('SUITE', 9000)])).body
    const why = { reasonCode: 'TYPING_ERROR', reason: 'One figure is missing' }
    const correct = (rate: number) =>
      save(day(40), [room('WARD', rate), room('SUITE', 9000)], {
        id: record.id,
        version: record.version,
        remarks: 'Corrected',
        ...why,
      })
    const asked = await correct(22_000)
    expect(asked.body).toMatchObject(waiting)
    expect((await correct(23_000)).body).toMatchObject({ errorCode: 'PENDING_REQUEST_EXISTS' })
    await t.call('request.approve', { body: { code: String(asked.body['requestCode']) } }, { as: 'approver' })
    expect((await get(`/hf/room-rate/${record.id}`)).body).toMatchObject({
      remarks: 'Corrected',
      lines: [{ rate: 22_000 }, { rate: 9000 }],
    })
  })

  test('several amendments of one facility may wait at once, new prices of one day only once', async () => {
    const high = (days: number) => save(day(days), [room('WARD', 90_000), room('SUITE', 9000)])
    expect((await high(60)).body).toMatchObject(waiting)
    expect((await high(61)).body).toMatchObject(waiting)
    expect((await high(60)).body).toMatchObject({ errorCode: 'PENDING_REQUEST_EXISTS' })
  })
})

describe('the same rule', () => {
  test('holds a standard list replaced by one line of one peso', async () => {
    const line = (procedure: string, amount: number) => ({
      procedure,
      description: 'Procedure',
      ruv: null,
      amount,
    })
    const list = ['10000', '10001', '10002', '10003', '10004'].map((code) => line(code, 4000))
    const standard = (effectiveDate: IsoDate, lines: object[]) =>
      send('POST', '/standard-procedure-rate', { effectiveDate, lines })
    expect((await standard(day(0), list)).body).toMatchObject({ requestCode: null })
    const asked = await standard(day(1), [line('10000', 1)])
    expect(asked.body).toMatchObject(waiting)
    expect(await becauseOf(asked.body['requestCode'])).toContain('4 of 5 lines end')
  })

  test('holds the first sheet of a society and a discount', async () => {
    const fee = (amount: number) => ({
      feeCode: 'CONSULT_FIRST',
      membership: 'FELLOW',
      amount,
      percent: null,
    })
    const society = { societyName: 'Society of Invented Surgeons', serviceType: 'OUTPATIENT' }
    const first = await send('POST', '/standard-pf', {
      ...society,
      effectiveDate: day(1),
      lines: [fee(60_000)],
    })
    expect(first.body).toMatchObject(waiting)
    const discount = (percent: number, days: number) =>
      send('POST', '/hf/discount-list', {
        ...facility,
        effectiveDate: day(days),
        lines: [
          { discountType: 'VOLUME', serviceType: 'OUTPATIENT', percent, amount: null, conditions: null },
        ],
      })
    expect((await discount(5, 1)).body).toMatchObject({ requestCode: null })
    expect((await discount(40, 2)).body).toMatchObject(waiting)
  })

  test('holds an upload: nothing is stored, and its reply names the request', async () => {
    const other = { healthFacilityCode: 'HF0000002' }
    const path = '/hf/room-rate/upload-file'
    const upload = async (effectiveDate: IsoDate, rows: [string, number][]) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...other, effectiveDate })) form.append(name, value)
      const table = [['Room category', 'Rate per day (₱)'], ...rows]
      form.append('file', new File([new Uint8Array(sheetFile(table))], 'rooms.xlsx'))
      const headers = { authorization: `Bearer ${await t.login('rates')}` }
      const reply = await t.request(`/api/accr${path}`, { method: 'POST', body: form, headers })
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
    }
    const first = await upload(day(20), [['WARD', 1250]])
    expect(first.body, JSON.stringify(first)).toMatchObject({ sheetId: expect.any(Number) })
    expect(first.body['requestCode']).toBeNull()
    const stored = await t.db.$count(priceSheet)
    const asked = await upload(day(21), [['WARD', 90_000]])
    expect(asked.body).toMatchObject({ sheetId: null, requestCode: expect.any(String) })
    expect(await t.db.$count(priceSheet)).toBe(stored)
  })

  test('lets a role without a row of its own go as far as the row of every role', async () => {
    const other = { healthFacilityCode: 'HF0000002' }
    const as = 'approver'
    const twice = await save(day(100), [room('WARD', 2000)], other, as)
    expect(twice.body).toMatchObject({ requestCode: null })
    expect((await save(day(101), [room('WARD', 2600)], other, as)).body).toMatchObject(waiting)
  })
})

describe('whatever the limits', () => {
  test('a sheet dated in the past takes two persons and names the days gone by', async () => {
    const lines = [{ feeCode: 'CONSULT_FIRST', amount: 600, percent: null }]
    const body = { physicianCode: 'PHY0000001', serviceType: 'OUTPATIENT', effectiveDate: day(-10), lines }
    const asked = await send(
      'POST',
      '/phy/pf-management',
      { ...body, backdateReason: 'Signed late' },
      'approver',
    )
    expect(asked.body).toMatchObject(waiting)
    const code = String(asked.body['requestCode'])
    const { body: request } = await t.call('request.get', { params: { code } }, { as: 'admin' })
    const days = request.changes.find(({ label }) => label === 'Days')?.requested
    expect(days).toBe('Prices change from 10 Nov 2026 on; 10 days of it have gone by.')
    const own = await t.call('request.approve', { body: { code } }, { as: 'approver' })
    expect(own.error.errorCode).toBe('OWN_REQUEST')
    expect(await decided('/phy/pf-management', code)).toMatchObject({ effectiveDate: day(-10) })
  })

  test('what enters the ledger by request names its maker and its decider, two persons', async () => {
    const entries = await t.db.select().from(priceEntry)
    const requested = entries.filter(({ requestCode }) => requestCode !== null)
    expect(requested.length).toBeGreaterThan(2)
    for (const { madeBy, decidedBy } of requested) expect(decidedBy).not.toBe(madeBy)
    const requests = await t.db.select().from(userRequest).where(eq(userRequest.type, 'price-amendment'))
    expect(requests.every(({ requesterCode }) => requesterCode !== null)).toBe(true)
  })
})

test('limits are set by administrators only', async () => {
  const limit = {
    code: 'MINE',
    description: 'Mine',
    role: 'RATES_OFFICER',
    sheetKind: 'package',
  }
  expect((await send('POST', '/price-limit', limit)).status).toBe(403)
  expect((await send('POST', '/price-limit', limit, 'approver')).status).toBe(403)
  const made = await send('POST', '/price-limit', limit, 'admin')
  expect(made.status, JSON.stringify(made.body)).toBe(201)
})

test('new prices for a day that passed while they waited are refused', async () => {
  const asked = await save(day(12), [room('WARD', 80_000)])
  const code = String(asked.body['requestCode'])
  t.clock.set(`${day(13)}T02:00:00Z`)
  const { body } = await t.call('auth.login', {
    body: { grant_type: 'password', username: 'admin', password: tinyPassword },
  })
  const late = await t.call('request.approve', { body: { code } }, { token: body.access_token })
  expect(late.error.errorCode).toBe('REQUEST_DATE_PASSED')
  t.clock.set(`${today}T02:00:00Z`)
})
