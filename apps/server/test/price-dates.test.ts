import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, facility, priceLine, userRequest } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today, type Sheet } from './support/price-calls.ts'
import { samples, startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { send, get, decided, readOn } = priceCalls(() => t)

describe('dates', () => {
  const base = { healthFacilityCode: 'HF0000002', lines: samples['room-rate'].lines }
  const save = (effectiveDate: string, more: object = {}, as = 'rates') =>
    send('POST', '/hf/room-rate', { ...base, effectiveDate, ...more }, as)

  test('a sheet in force is history; a newer one ends it', async () => {
    const now = (await save(today)).body.record
    expect(now).toMatchObject({ state: 'inForce', until: null })
    const edit = await save('2026-12-24', { id: now.id, version: now.version })
    expect(edit.body).toMatchObject({ errorCode: 'PRICE_IN_FORCE' })
    await save(addDays(today, 45))
    expect((await get(`/hf/room-rate/${now.id}`)).body).toMatchObject({
      state: 'inForce',
      until: addDays(today, 44),
    })
    const query = 'healthFacilityCode=HF0000002'
    expect((await get(`/hf/room-rate/latest?${query}`)).body['effectiveDate']).toBe(addDays(today, 45))
    const current = await get(`/hf/room-rate/latest?${query}&filterFutureDates=true`)
    expect(current.body['id']).toBe(now.id)
    expect((await get(`/hf/room-rate/available-dates?${query}`)).body).toEqual([addDays(today, 45), today])
    const future = await get(`/hf/room-rate?${query}&filterFutureDates=true`)
    expect(future.body.totalElements).toBe(1)
  })

  test('only the right to back-date takes a past day, with a reason that is kept, and never before the newest', async () => {
    const lines = [{ discountType: 'VOLUME', serviceType: 'OUTPATIENT', percent: 5 }]
    const discount = (effectiveDate: string, more: object = {}, as = 'approver') =>
      send(
        'POST',
        '/hf/discount-list',
        { healthFacilityCode: 'HF0000002', lines, effectiveDate, ...more },
        as,
      )
    const yesterday = addDays(today, -1)
    const reason = { backdateReason: 'Contract signed last week' }
    expect((await discount(yesterday, reason, 'rates')).body).toMatchObject({ errorCode: 'DATE_IN_PAST' })
    expect((await discount(yesterday)).body).toMatchObject({ errors: [{ field: 'backdateReason' }] })
    const asked = await discount(yesterday, reason)
    expect(asked.status).toBe(201)
    expect(asked.body).toMatchObject({ record: null, requestCode: expect.any(String) })
    await decided('/hf/discount-list', String(asked.body['requestCode']))
    expect((await discount(addDays(today, -2), reason)).body).toMatchObject({ errorCode: 'BEFORE_NEWEST' })
    const rows = await t.db.select().from(auditLog).where(eq(auditLog.entityType, 'discount-list'))
    expect(rows.at(-1)?.changes).toContainEqual({
      field: 'backdateReason',
      before: null,
      after: reason.backdateReason,
    })
  })

  test('a sheet of a society ends with its own last day', async () => {
    const lines = samples['standard-pf'].lines
    const header = { societyName: 'Society of Short Notice', serviceType: 'OUTPATIENT' }
    const input = { ...header, effectiveDate: today, lines }
    const rejected = await send('POST', '/standard-pf', { ...input, validityDate: addDays(today, -1) })
    expect(rejected.body).toMatchObject({ errors: [{ field: 'validityDate' }] })
    const { record } = (await send('POST', '/standard-pf', { ...input, validityDate: addDays(today, 3) }))
      .body
    expect(record).toMatchObject({ state: 'inForce', until: addDays(today, 3), outpatientRates: lines })
    await readOn(addDays(today, 4), async (read) => {
      expect((await read(`/standard-pf/${record.id}`)).body).toMatchObject({ state: 'lapsed' })
    })
  })

  test('twenty saves of one day at once leave one sheet', async () => {
    const input = {
      physicianCode: 'PHY0000002',
      lines: samples['procedure-rate'].lines,
      effectiveDate: today,
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', '/phy/procedure-rate', input)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(new Set(refused.map(({ body }) => body['errorCode']))).toEqual(new Set(['PRICE_DATE_EXISTS']))
  })

  test('a correction cannot move a sheet to another owner', async () => {
    const { record } = (await save(addDays(today, 60))).body
    const moved = await save(addDays(today, 60), {
      id: record.id,
      version: 1,
      healthFacilityCode: 'HF0000001',
    })
    expect(moved.body).toMatchObject({ errors: [{ field: 'healthFacilityCode' }] })
    const other = await send('POST', '/hf/packages', {
      ...samples.package.header,
      lines: samples.package.lines,
      effectiveDate: '2027-03-03',
      id: record.id,
      version: 1,
    })
    expect(other.status).toBe(404)
  })

  test('a code no longer in use cannot be priced', async () => {
    const answer = await save('2027-05-05', {
      lines: [
        { roomCategoryCode: 'GONE', rate: 1 },
        { roomCategoryCode: 'NOPE', rate: 1 },
      ],
    })
    expect(answer.body).toMatchObject({
      errors: [{ field: 'lines.0.roomCategoryCode' }, { field: 'lines.1.roomCategoryCode' }],
    })
  })
})

describe('providers', () => {
  const input = { ...samples['room-rate'].header, lines: samples['room-rate'].lines }
  const save = (body: object, as = 'coordinator') => send('POST', '/hf/room-rate', { ...input, ...body }, as)

  beforeAll(async () => {
    await send('POST', '/hf/room-rate', { ...input, effectiveDate: today })
    await send('POST', '/phy/procedure-rate', {
      ...samples['procedure-rate'].header,
      lines: samples['procedure-rate'].lines,
      effectiveDate: today,
    })
  })

  test('ask, with more than thirty days of notice; nothing is saved', async () => {
    const before = (await get('/hf/room-rate?healthFacilityCode=HF0000001')).body.totalElements
    const short = await save({ effectiveDate: addDays(today, 30) })
    expect(short.body).toMatchObject({
      errorCode: 'NOTICE_TOO_SHORT',
      errors: [{ field: 'effectiveDate', message: expect.stringContaining('30 days') }],
    })
    const asked = await save({ effectiveDate: addDays(today, 31) })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect(asked.body).toMatchObject({ record: null, requestCode: expect.stringMatching(/^UR-2026-/) })
    expect((await get('/hf/room-rate?healthFacilityCode=HF0000001')).body.totalElements).toBe(before)
    const [request] = await t.db
      .select()
      .from(userRequest)
      .where(eq(userRequest.code, String(asked.body['requestCode'])))
    expect(request).toMatchObject({ type: 'hf/room-rate', targetCode: 'HF0000001', status: 'PENDING' })
    expect(request?.payload).toMatchObject({ effectiveDate: addDays(today, 31), lines: input.lines })
    expect((await save({ effectiveDate: addDays(today, 40) })).body).toMatchObject({
      errorCode: 'PENDING_REQUEST_EXISTS',
    })
  })

  test('meet the same checks as staff', async () => {
    const rejected = await save({
      effectiveDate: addDays(today, 40),
      lines: [{ roomCategoryCode: 'WARD', rate: -1 }],
    })
    expect(rejected.body).toMatchObject({ errorCode: 'VALIDATION', errors: [{ field: 'lines.0.rate' }] })
  })

  test('see and save nothing of others', async () => {
    expect((await save({ effectiveDate: addDays(today, 40), healthFacilityCode: 'HF0000002' })).status).toBe(
      404,
    )
    expect((await get('/hf/room-rate?healthFacilityCode=HF0000002', 'coordinator')).body.totalElements).toBe(
      0,
    )
    expect(
      (await get('/hf/room-rate', 'coordinator')).body.content.map((sheet) => sheet['healthFacilityCode']),
    ).toEqual(['HF0000001'])
    const foreign = (await get('/hf/room-rate?healthFacilityCode=HF0000002')).body.content[0]
    expect((await get(`/hf/room-rate/${foreign?.id}`, 'coordinator')).status).toBe(404)
    expect((await get('/hf/room-rate/latest?healthFacilityCode=HF0000002', 'coordinator')).status).toBe(404)
    expect(
      (await get('/hf/room-rate/available-dates?healthFacilityCode=HF0000002', 'coordinator')).status,
    ).toBe(404)
    expect((await get('/phy/procedure-rate/latest?physicianCode=PHY0000001', 'physician')).status).toBe(200)
    expect((await get('/phy/procedure-rate/latest?physicianCode=PHY0000002', 'physician')).status).toBe(404)
    expect((await get('/hf/room-rate', 'physician')).body.totalElements).toBe(0)
  })
})

test('two thousand and more lines are stored in one go, or not at all', async () => {
  const lines = Array.from({ length: 4500 }, (_, at) => ({
    procedure: String(10_000 + at),
    description: `Procedure ${at}`,
    amount: at + 0.01,
  }))
  const input = { effectiveDate: '2027-02-01', lines }
  const count = () => t.db.$count(priceLine)
  const before = await count()
  const broken = lines.map((line, at) => (at === 4000 ? { ...line, procedure: 'x' } : line))
  expect((await send('POST', '/standard-procedure-rate', { ...input, lines: broken })).body).toMatchObject({
    errors: [{ field: 'lines.4000.procedure' }],
  })
  expect(await count()).toBe(before)
  expect((await send('POST', '/standard-procedure-rate', input)).status).toBe(201)
  expect(await count()).toBe(before + lines.length)
})

test('effective dates through the calls agree with a naive list', async () => {
  const span = 12
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: span }), { minLength: 1, maxLength: 6 })
  let number = 0
  await fc.assert(
    fc.asyncProperty(offsets, fc.integer({ min: 0, max: span }), async (days, later) => {
      number += 1
      const code = `HF7${String(number).padStart(6, '0')}`
      const [first] = await t.db.select().from(facility).where(eq(facility.code, 'HF0000001'))
      if (!first) throw new Error('The facility is missing.')
      const { id: _id, ...columns } = first
      await t.db
        .insert(facility)
        .values({ ...columns, code, hfCode: null, phicAccreditationNo: null, nameKey: code })
      for (const [at, day] of days.entries()) {
        const lines = [{ roomCategoryCode: 'WARD', rate: 1000 + at }]
        const saved = await send('POST', '/hf/room-rate', {
          healthFacilityCode: code,
          effectiveDate: addDays(today, day),
          lines,
        })
        expect(saved.status).toBe(201)
      }
      await readOn(addDays(today, later), async (read) => {
        const naive = days.map((day, at) => ({ day, rate: 1000 + at })).sort((a, b) => a.day - b.day)
        const inForce = naive.filter(({ day }) => day <= later).at(-1)
        const latest = await read(`/hf/room-rate/latest?healthFacilityCode=${code}&filterFutureDates=true`)
        expect((latest.body as Partial<Sheet> | null)?.lines?.[0]?.['rate']).toBe(inForce?.rate)
        const { content } = (await read(`/hf/room-rate?healthFacilityCode=${code}&sort=effectiveDate,ASC`))
          .body
        const expected = naive.map(({ day }, at) => ({
          effectiveDate: addDays(today, day),
          until: naive[at + 1] ? addDays(today, (naive[at + 1]?.day ?? 0) - 1) : null,
          state: day > later ? 'scheduled' : day === inForce?.day ? 'inForce' : 'past',
        }))
        expect(content).toMatchObject(expected)
      })
    }),
    { numRuns: 15 },
  )
})
