import { addDays, type IsoDate } from '@capiz/domain/time'
import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, outboxMail, priceEntry, priceLine } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { send, get } = priceCalls(() => t)
const facility = { healthFacilityCode: 'HF0000001' }
const ward = (rate: number) => ({ roomCategoryCode: 'WARD', rate, beds: null, inclusions: null })
const suite = { roomCategoryCode: 'SUITE', rate: 9000, beds: null, inclusions: null }
const why = { reasonCode: 'TYPING_ERROR', reason: 'The contract says 259' } as const

const propose = (payload: object, as = 'rates') =>
  t.call('request.createOfType', { params: { type: 'price-amendment' }, body: payload as never }, { as })
const approve = (code: string, as: string) =>
  t.call('request.approve', { body: { code, remarks: 'Seen' } }, { as })
const rateOn = async (day: IsoDate, knownAt?: string) => {
  const { body } = await t.call('priceDay.asOf', { query: { ...facility, day, knownAt } }, { as: 'rates' })
  const lines = body.sheets.flatMap((sheet) => sheet.lines)
  return lines.find(({ values }) => values['roomCategoryCode'] === 'WARD')?.values['rate']
}

/** A sheet in force or coming, entered by staff. */
async function entered(effectiveDate: IsoDate, rate: number): Promise<{ id: number; version: number }> {
  const saved = await send('POST', '/hf/room-rate', {
    ...facility,
    effectiveDate,
    lines: [ward(rate), suite],
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  return saved.body.record
}

describe('a sheet that came through a request', () => {
  const day = addDays(today, 45)
  let id = 0
  let code = ''
  beforeAll(async () => {
    await entered(today, 2400)
    const asked = await send(
      'POST',
      '/hf/room-rate',
      { ...facility, effectiveDate: day, lines: [ward(2590), suite] },
      'coordinator',
    )
    code = String(asked.body['requestCode'])
    await t.call('request.review', { body: { code } }, { as: 'rates' })
    expect((await approve(code, 'approver')).status).toBe(200)
    const [sheet] = (await get(`/hf/room-rate?healthFacilityCode=HF0000001&sort=effectiveDate,DESC`)).body
      .content
    id = sheet?.id ?? 0
  })
  const correct = (by: object) =>
    send('POST', '/hf/room-rate', {
      ...facility,
      id,
      version: 1,
      effectiveDate: day,
      lines: [ward(259), suite],
      ...why,
      ...by,
    })

  test('is not corrected by one person, nor moved to another day', async () => {
    expect((await correct({})).body).toMatchObject({ errorCode: 'PRICE_SEALED' })
    expect((await correct({ effectiveDate: today })).body).toMatchObject({ errorCode: 'PRICE_SEALED' })
    expect((await correct({ effectiveDate: addDays(day, 3) })).body).toMatchObject({
      errorCode: 'PRICE_SEALED',
    })
    expect(await rateOn(day)).toBe(2590)
  })

  test('changes by a request that somebody else decides, and its owner is told by bell and mail', async () => {
    const amendment = { sheetId: id, version: 1, action: 'CORRECT', lines: [ward(259)], ...why }
    expect((await propose(amendment, 'coordinator')).status).toBe(403)
    expect((await propose(amendment, 'officer')).status).toBe(403)
    const asked = await propose(amendment)
    expect(asked.status, JSON.stringify(asked.error)).toBeLessThan(300)
    expect(asked.body).toMatchObject({ type: 'price-amendment', targetCode: 'HF0000001', status: 'PENDING' })
    expect(await rateOn(day)).toBe(2590)
    const shown = (await t.call('request.get', { params: { code: asked.body.code } }, { as: 'approver' }))
      .body
    expect(shown.changes.find(({ label }) => label === 'Ward: rate per day')).toMatchObject({
      before: '₱2,590.00',
      requested: '₱259.00',
    })
    expect((await approve(asked.body.code, 'rates')).status).toBe(403)
    t.clock.advance(60)
    expect((await approve(asked.body.code, 'approver')).status).toBe(200)
    expect([await rateOn(day), await rateOn(day, `${today}T02:00:30Z`)]).toEqual([259, 2590])
    const [entry] = await t.db.select().from(priceEntry).orderBy(desc(priceEntry.id)).limit(1)
    expect(entry).toMatchObject({
      kind: 'CORRECT',
      madeBy: 'rates',
      decidedBy: 'approver',
      requestCode: asked.body.code,
      ...why,
    })
    const named = { field: 'Ward: rate per day', before: 2590, after: 259 }
    const [logged] = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityType, 'room-rate'))
      .orderBy(desc(auditLog.id))
      .limit(1)
    expect(logged).toMatchObject({ actor: 'approver', action: 'UPDATE' })
    expect(logged?.changes).toContainEqual(named)
    expect(logged?.changes).toContainEqual({ field: 'madeBy', before: null, after: 'rates' })
    const history = await t.call(
      'timeline.list',
      { query: { code: 'HF0000001', kind: 'price' } },
      { as: 'coordinator' },
    )
    expect(history.body.content[0]).toMatchObject({
      actor: 'rates',
      about: asked.body.code,
      changes: [named],
    })
    const mails = await t.db.select().from(outboxMail).orderBy(asc(outboxMail.id))
    const mail = mails.find(({ template }) => template === 'PRICES_AMENDED')
    expect(JSON.stringify(mail)).toContain('Ward: rate per day: 2590, now 259')
    const bell = (await t.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, { as: 'coordinator' }))
      .body.items
    expect(bell).toContainEqual(
      expect.objectContaining({
        label: 'Room rates from 4 Jan 2027 were amended',
        subject: 'Room rates',
        event: 'Prices from 4 Jan 2027 amended',
        route: `/dashboard/requests/${asked.body.code}`,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      }),
    )
    const own = (await t.call('dashboard.get', { query: { type: 'NOTIFICATION' } }, { as: 'rates' })).body
      .items
    const decided = own.find(({ route, at }) => route?.endsWith(asked.body.code) && at)
    expect(decided).toMatchObject({
      by: 'Sample approver',
      subject: expect.stringMatching(/./u),
      event: 'Price amendment approved',
    })
    expect(decided?.label).toContain(decided?.subject ?? 'a name')
  })

  test('keeps saying what its own request approved', async () => {
    const { body } = await t.call('proposal.lines', { params: { code } }, { as: 'approver' })
    expect(JSON.stringify(body)).toContain('2590')
  })
})

describe('an amendment', () => {
  test('is refused at the field that does not fit', async () => {
    const { id, version } = await entered(addDays(today, 200), 100)
    const fieldOf = async (by: object) =>
      (await propose({ sheetId: id, version, action: 'CORRECT', ...why, ...by })).error.errors?.[0]?.field
    expect(await fieldOf({})).toBe('lines')
    expect(await fieldOf({ lines: [ward(-1)] })).toBe('lines.0.rate')
    expect(await fieldOf({ removed: ['nothing'] })).toBe('removed.0')
    expect(await fieldOf({ removed: ['ward', 'suite'] })).toBe('removed')
    expect(await fieldOf({ lines: [ward(1)], reason: '' })).toBe('reason')
    expect(await fieldOf({ lines: [ward(1)], reasonCode: 'MOOD' })).toBe('reasonCode')
    expect(await fieldOf({ action: 'RETRO', lines: [ward(1)] })).toBe('action')
    expect(await fieldOf({ action: 'MOVE', effectiveDate: addDays(today, -1) })).toBe('effectiveDate')
    expect(await fieldOf({ action: 'WITHDRAW', lines: [ward(1)] })).toBe('lines')
    expect((await propose({ sheetId: 99_999_999, version, action: 'WITHDRAW', ...why })).status).toBe(404)
    const stale = await propose({ sheetId: id, version: version + 1, action: 'WITHDRAW', ...why })
    expect(stale.error).toMatchObject({ errorCode: 'STALE_RECORD', current: { id } })
  })

  test('to an earlier day needs a second person, to a later one it does not', async () => {
    const { id, version } = await entered(addDays(today, 210), 100)
    const move = (days: number) =>
      send('POST', '/hf/room-rate', {
        ...facility,
        id,
        version,
        effectiveDate: addDays(today, days),
        lines: [ward(100), suite],
        ...why,
      })
    expect((await move(205)).body).toMatchObject({ errorCode: 'PRICE_NEEDS_SECOND' })
    const moveTo = addDays(today, 205)
    const asked = await propose({ sheetId: id, version, action: 'MOVE', effectiveDate: moveTo, ...why })
    expect((await approve(asked.body.code, 'approver')).status).toBe(200)
    expect((await get(`/hf/room-rate/${id}`)).body).toMatchObject({ effectiveDate: moveTo, version: 2 })
  })

  test('withdraws prices in force, and changes them for days gone by; what was known stays', async () => {
    const other = { healthFacilityCode: 'HF0000002' }
    const lines = [ward(1), suite]
    const saved = await send('POST', '/hf/room-rate', { ...other, effectiveDate: today, lines })
    const sheet = saved.body.record
    const decideOn = async (payload: object) => {
      const asked = await propose({ sheetId: sheet.id, ...why, ...payload })
      expect(asked.status, JSON.stringify(asked.error)).toBeLessThan(300)
      t.clock.advance(60)
      const done = await approve(asked.body.code, 'approver')
      expect(done.status, JSON.stringify(done.error)).toBe(200)
    }
    await decideOn({ version: 1, action: 'RETRO', lines: [ward(1000)], removed: ['suite'] })
    const whole = (await get(`/hf/room-rate/${sheet.id}`)).body as unknown as { lines: object[] }
    expect(whole.lines).toMatchObject([{ roomCategoryCode: 'WARD', rate: 1000 }])
    const again = { ...other, effectiveDate: today, lines }
    expect((await send('POST', '/hf/room-rate', again)).body).toMatchObject({
      errorCode: 'PRICE_DATE_EXISTS',
    })
    await decideOn({ version: 2, action: 'WITHDRAW' })
    expect((await get(`/hf/room-rate/${sheet.id}`)).status).toBe(404)
    expect((await send('POST', '/hf/room-rate', again)).status).toBe(201)
    expect(await t.db.$count(priceLine, eq(priceLine.sheetId, sheet.id))).toBe(3)
  })

  test('is not applied to a sheet that changed after it was asked', async () => {
    const { id, version } = await entered(addDays(today, 220), 100)
    const asked = await propose({ sheetId: id, version, action: 'CORRECT', lines: [ward(90)], ...why })
    const body = {
      ...facility,
      id,
      version,
      effectiveDate: addDays(today, 220),
      lines: [ward(95), suite],
      ...why,
    }
    expect((await send('POST', '/hf/room-rate', body)).status).toBe(200)
    const late = await t.call(
      'request.approve',
      { body: { code: asked.body.code, acceptMoved: true } },
      { as: 'approver' },
    )
    expect(late.error).toMatchObject({ errorCode: 'STALE_RECORD', current: { version: 2 } })
    expect(
      (await t.call('request.cancel', { body: { code: asked.body.code } }, { as: 'rates' })).status,
    ).toBe(200)
  })
})
