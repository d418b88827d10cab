import { addDays } from '@capiz/domain/time'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog, priceEntry, priceLine, priceSheetPast } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { send, get } = priceCalls(() => t)
const facility = { healthFacilityCode: 'HF0000002' }
const day = addDays(today, 20)
const ward = (rate: number, more: object = {}) => ({ roomCategoryCode: 'WARD', rate, ...more })
const suite = { roomCategoryCode: 'SUITE', rate: 9000, beds: null, inclusions: null }
const reason = { reasonCode: 'TYPING_ERROR', reason: 'One digit was left out' }

describe('a correction', () => {
  let id = 0
  test('ends the stored lines it differs from and adds others; the rest is not touched', async () => {
    const lines = [ward(2400), { roomCategoryCode: 'PRIV', rate: 3100 }, suite]
    const saved = await send('POST', '/hf/room-rate', { ...facility, effectiveDate: day, lines })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    id = saved.body.record.id
    t.clock.advance(600)
    const changed = [ward(2450), suite, { roomCategoryCode: 'NORC', rate: 10 }]
    const body = { ...facility, id, version: 1, effectiveDate: day, lines: changed, ...reason }
    const corrected = await send('POST', '/hf/room-rate', body)
    expect(corrected.body.record.lines).toMatchObject(changed)
    const stored = await t.db
      .select()
      .from(priceLine)
      .where(eq(priceLine.sheetId, id))
      .orderBy(asc(priceLine.id))
    expect(stored.map(({ lineKey, amount, knownUntil }) => [lineKey, amount, knownUntil === null])).toEqual([
      ['ward', 2400, false],
      ['priv', 3100, false],
      ['suite', 9000, true],
      ['ward', 2450, true],
      ['norc', 10, true],
    ])
  })

  test('is asked for its reason, and a new sheet has none', async () => {
    const body = { ...facility, effectiveDate: day, lines: [ward(1)] }
    const unnamed = await send('POST', '/hf/room-rate', { ...body, id, version: 2 })
    expect(unnamed.body).toMatchObject({ errors: [{ field: 'reasonCode' }] })
    const short = await send('POST', '/hf/room-rate', { ...body, id, version: 2, ...reason, reason: 'x' })
    expect(short.body).toMatchObject({ errors: [{ field: 'reason' }] })
    const fresh = await send('POST', '/hf/room-rate', { ...body, effectiveDate: addDays(day, 1), ...reason })
    expect(fresh.body).toMatchObject({ errors: [{ field: 'reasonCode' }] })
  })

  test('leaves what was known before readable: the sheet, its history, a day, a comparison, the board, a file', async () => {
    const before = `${today}T02:05:00Z`
    const rates = (body: unknown) => (body as { lines: { rate: number }[] }).lines.map(({ rate }) => rate)
    expect(rates((await get(`/hf/room-rate/${id}`)).body)).toEqual([2450, 9000, 10])
    expect(rates((await get(`/hf/room-rate/${id}?knownAt=${before}`)).body)).toEqual([2400, 3100, 9000])
    expect((await get(`/hf/room-rate/${id}?knownAt=${addDays(today, -1)}`)).status).toBe(404)
    expect((await get(`/hf/room-rate/${id}?knownAt=yesterday`)).status).toBe(422)
    const query = { ...facility, day, knownAt: before }
    const asOf = (await t.call('priceDay.asOf', { query }, { as: 'rates' })).body
    expect(asOf.knownAt).toBe(`${today}T02:05:00.000Z`)
    expect(asOf.sheets[0]?.lines.map(({ values }) => values['rate'])).toEqual([2400, 3100, 9000])
    const compared = await t.call(
      'priceDay.compare',
      { query: { ...facility, from: day, to: day, fromKnownAt: before } },
      { as: 'rates' },
    )
    expect(compared.body.totals).toMatchObject({ added: 1, removed: 1, changed: 1, same: 1, dearer: 1 })
    const board = await t.call('priceDay.board', { query: { ...facility, knownAt: before } }, { as: 'rates' })
    expect(board.body.content[0]).toMatchObject({ event: 'STARTS', sheetId: id, lineCount: 3 })
    const file = await t.call('priceDay.asOfExport', { query: { ...query, format: 'csv' } }, { as: 'rates' })
    expect(new TextDecoder().decode(file.bytes)).toContain('2400')
  })

  test('that moves a sheet keeps the day it was on', async () => {
    t.clock.advance(600)
    const later = addDays(day, 5)
    const lines = [ward(2450), suite, { roomCategoryCode: 'NORC', rate: 10 }]
    const body = { ...facility, id, version: 2, effectiveDate: later, lines, ...reason }
    expect((await send('POST', '/hf/room-rate', body)).status).toBe(200)
    expect(await t.db.select().from(priceSheetPast).where(eq(priceSheetPast.sheetId, id))).toMatchObject([
      { effectiveDate: day, deleted: false, version: 2 },
    ])
    const known = `${today}T02:15:00Z`
    const listed = async (on: string, more: object = {}) =>
      (await t.call('priceDay.asOf', { query: { ...facility, day: on, ...more } }, { as: 'rates' })).body
        .sheets.length
    expect([await listed(day), await listed(day, { knownAt: known }), await listed(later)]).toEqual([0, 1, 1])
    const rows = async (more: object) => {
      const query = { healthFacilityCode: 'HF0000002', ...more }
      const { body } = await t.call('roomRate.list', { query }, { as: 'rates' })
      return body.content.map(({ effectiveDate, lineCount, highest }) => [effectiveDate, lineCount, highest])
    }
    expect(await rows({ effectiveDate: day })).toEqual([])
    expect(await rows({ effectiveDate: day, knownAt: `${today}T02:05:00Z` })).toEqual([[day, 3, 9000]])
    expect(await rows({ knownAt: `${today}T02:05:00Z` })).not.toContainEqual([later, 3, 9000])
    expect(await rows({ knownAt: addDays(today, -1) })).toEqual([])
    const entries = await t.db
      .select()
      .from(priceEntry)
      .where(eq(priceEntry.sheetId, id))
      .orderBy(asc(priceEntry.id))
    expect(entries.map(({ kind, baseVersion, madeBy }) => [kind, baseVersion, madeBy])).toEqual([
      ['ENTER', 0, 'rates'],
      ['CORRECT', 1, 'rates'],
      ['MOVE', 2, 'rates'],
    ])
  })

  test('names every value before and after in the audit log', async () => {
    const rows = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityType, 'room-rate'))
      .orderBy(asc(auditLog.id))
    expect(rows[1]?.changes).toEqual([
      { field: 'Ward: rate per day', before: 2400, after: 2450 },
      { field: 'No room category: rate per day', before: null, after: 10 },
      { field: 'Regular private: rate per day', before: 3100, after: null },
      { field: 'reasonCode', before: null, after: 'TYPING_ERROR' },
      { field: 'reason', before: null, after: reason.reason },
    ])
  })
})

test('the timeline of the record names who corrected a sheet, why, and each value before and after', async () => {
  const { body } = await t.call(
    'timeline.list',
    { query: { code: 'HF0000002', kind: 'price', size: 100 } },
    { as: 'rates' },
  )
  const [moved, corrected, entered] = body.content.filter(({ title }) => title.startsWith('Room rates'))
  expect(moved?.title).toMatch(/^Room rates from 15 Dec 2026 moved to this day$/)
  expect(moved?.changes).toEqual([{ field: 'effectiveDate', before: day, after: addDays(day, 5) }])
  expect(corrected).toMatchObject({
    title: 'Room rates from 15 Dec 2026 corrected',
    text: 'Typing error. One digit was left out.',
    actor: 'rates',
  })
  expect(corrected?.changes[0]).toEqual({ field: 'Ward: rate per day', before: 2400, after: 2450 })
  expect(entered).toMatchObject({ title: 'Room rates entered', text: '3 lines.', effectiveDate: day })
  expect([moved, corrected].map((one) => one?.effectiveDate)).toEqual([addDays(day, 5), addDays(day, 5)])
  expect(entered?.changes).toContainEqual({ field: 'Suite: rate per day', before: null, after: 9000 })
})

describe('a new sheet', () => {
  const list = (from: number, count: number, amount: number) =>
    Array.from({ length: count }, (_, at) => ({
      procedure: String(from + at),
      description: `Operation ${from + at}`,
      amount,
    }))
  const post = (effectiveDate: string, lines: object[]) =>
    send('POST', '/standard-procedure-rate', { effectiveDate, lines })

  test('names in the log the lines it drops and changes of the one before; the rest by number and hash', async () => {
    expect((await post(addDays(today, 1), list(20_000, 300, 5000))).status).toBe(201)
    expect((await post(addDays(today, 2), list(20_000, 1, 1))).status).toBe(201)
    const rows = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityType, 'standard-procedure-rate'))
      .orderBy(asc(auditLog.id))
    const changes = rows[1]?.changes ?? []
    expect(changes).toContainEqual({ field: 'lines', before: 300, after: 1 })
    expect(changes).toContainEqual({ field: '20000, Operation 20000: amount', before: 5000, after: 1 })
    expect(changes).toContainEqual({ field: '20001, Operation 20001: amount', before: 5000, after: null })
    expect(changes.at(-1)?.field).toBe('furtherLines')
    // 1 changed amount, 299 lines of two values ended; 200 are named
    expect(String(changes.at(-1)?.after)).toMatch(/^399 more values, SHA-256 [0-9a-f]{64}$/)
  })
})

test('fifty corrections of one version at once: one is stored, the others get the current sheet', async () => {
  const lines = [ward(1000)]
  const body = { ...facility, effectiveDate: addDays(today, 300), lines }
  const { record } = (await send('POST', '/hf/room-rate', body)).body
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      send('POST', '/hf/room-rate', {
        ...body,
        id: record.id,
        version: 1,
        lines: [ward(2000 + at)],
        ...reason,
      }),
    ),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const rate = won[0]?.body.record.lines[0]?.['rate']
  for (const { body: reply } of answers.filter(({ status }) => status === 409))
    expect(reply).toMatchObject({ errorCode: 'STALE_RECORD', current: { version: 2, lines: [{ rate }] } })
  expect(await t.db.$count(priceLine, eq(priceLine.sheetId, record.id))).toBe(2)
})
