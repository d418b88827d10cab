import { addDays } from '@capiz/domain/time'
import { asc, eq, sql } from 'drizzle-orm'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { auditLog, priceEntry, priceLine, priceSheet, priceSheetPast } from '../src/db/schema/index.ts'
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

describe('a stored price', () => {
  const count = async () =>
    (
      await rowsOf<{ hash: string }>(
        t.db,
        sql`select md5(string_agg(l::text, '' order by id)) as hash from price_line l`,
      )
    )[0]?.hash
  const line = sql`(select id from price_line where known_until is null order by id limit 1)`
  const sheet = sql`(select sheet_id from price_line where known_until is null order by id limit 1)`
  const copy = sql`select owner_key, id, sheet_id, line_key, position, 1.00, fields, valid_from, valid_until, known_from,
    known_until, entry_id from price_line where id = ${line}`
  const columns = sql`owner_key, id, sheet_id, line_key, position, amount, fields, valid_from, valid_until, known_from,
    known_until, entry_id`

  test.each([
    ['update', sql`update price_line set amount = 1 where id = ${line}`],
    ['update of every line', sql`update price_line set amount = amount + 1`],
    ['update beside its end', sql`update price_line set known_until = now(), amount = 1 where id = ${line}`],
    ['update of its days', sql`update price_line set valid_until = '2020-01-01' where id = ${line}`],
    ['update of its sheet', sql`update price_line set sheet_id = sheet_id + 1 where id = ${line}`],
    ['update of its further fields', sql`update price_line set fields = '{}' where fields <> '{}'`],
    ['reviving an ended line', sql`update price_line set known_until = null where known_until is not null`],
    ['moving its end', sql`update price_line set known_until = now() where known_until is not null`],
    ['delete', sql`delete from price_line where id = ${line}`],
    ['delete by a query', sql`with gone as (delete from price_line returning id) select count(*) from gone`],
    ['truncate', sql`truncate price_line`],
    ['truncate of the sheets', sql`truncate price_sheet cascade`],
    [
      'merge',
      sql`merge into price_line l using (select 1 as one) o on l.id = ${line} when matched then update set amount = 1`,
    ],
    [
      'merge that deletes',
      sql`merge into price_line l using (select 1 as one) o on l.id = ${line} when matched then delete`,
    ],
    [
      'insert over it',
      sql`insert into price_line (${columns}) overriding system value ${copy}
        on conflict (owner_key, id) do update set amount = excluded.amount`,
    ],
    [
      'a second line of the same days',
      sql`insert into price_line (${columns}) overriding system value
      select owner_key, id + 1000000, sheet_id, line_key, position, 1.00, fields, valid_from, valid_until, known_from,
      known_until, entry_id from price_line where id = ${line}`,
    ],
    ['delete of its sheet', sql`delete from price_sheet where id = ${sheet}`],
    [
      'another owner of its sheet',
      sql`update price_sheet set owner_code = 'HF0000001', header_key = 'x' where id = ${sheet}`,
    ],
    ['another request of its sheet', sql`update price_sheet set request_code = 'UR-1' where id = ${sheet}`],
    [
      'another day without a trace',
      sql`update price_sheet set effective_date = '2026-01-01' where id = ${sheet}`,
    ],
    ['withdrawal without a trace', sql`update price_sheet set deleted = true where id = ${sheet}`],
    ['change of the ledger', sql`update price_entry set reason = 'Another'`],
    ['delete in the ledger', sql`delete from price_entry`],
    ['change of the past', sql`update price_sheet_past set effective_date = '2026-01-01'`],
    ['delete of the past', sql`delete from price_sheet_past`],
  ])('cannot be changed: %s', async (_, statement) => {
    const before = await count()
    await expect(t.db.execute(statement)).rejects.toThrow()
    expect(await count()).toBe(before)
  })
})

const folder = join(import.meta.dirname, '../drizzle')

/** The statements of the migrations whose numbers lie in a range, for the schema in the search path. */
function statementsOf(from: string, to: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= from && name < to)
  return files
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8').replaceAll('"public".', '').split('--> statement-breakpoint'),
    )
}

test('sheets from before the ledger keep their lines, known since their last save', async () => {
  class Undone extends Error {}
  const move = t.db.transaction(async (tx) => {
    await tx.execute(sql`create schema earlier`)
    await tx.execute(sql`set local search_path to earlier, public`)
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
    }
    await run(statementsOf('0001', '0024'))
    await tx.execute(sql`insert into price_sheet
      (kind, owner_code, header_key, header, effective_date, encoded_date, version, created_date, updated_date) values
      ('room-rate', 'HF1', 'hf1', '{}', '2026-01-01', '2025-12-01', 1, '2025-12-01', '2025-12-01'),
      ('standard-procedure-rate', null, '', '{}', '2026-02-01', '2025-12-01', 3, '2025-12-01', '2025-12-24')`)
    await tx.execute(sql`insert into price_line (sheet_id, line_key, position, amount, fields) values
      (1, 'WARD', 0, 2400.5, '{"beds": 4}'), (1, 'PRIV', 1, null, '{}'), (2, '47562', 0, 99, '{"ruv": 1}')`)
    await run(statementsOf('0024', '0025'))
    const lines = await rowsOf(
      tx,
      sql`select owner_key, sheet_id, line_key, position, amount::float8 as amount, fields, valid_from, valid_until,
        known_from = timestamptz '2025-12-01' as early, known_until from price_line order by id`,
    )
    const common = { valid_from: null, valid_until: null, known_until: null }
    expect(lines).toEqual([
      {
        ...common,
        owner_key: 'HF1',
        sheet_id: 1,
        line_key: 'WARD',
        position: 0,
        amount: 2400.5,
        fields: { beds: 4 },
        early: true,
      },
      {
        ...common,
        owner_key: 'HF1',
        sheet_id: 1,
        line_key: 'PRIV',
        position: 1,
        amount: null,
        fields: {},
        early: true,
      },
      {
        ...common,
        owner_key: '',
        sheet_id: 2,
        line_key: '47562',
        position: 0,
        amount: 99,
        fields: { ruv: 1 },
        early: false,
      },
    ])
    const sheets = await rowsOf<{ same: boolean }>(
      tx,
      sql`select known_from = updated_date as same from price_sheet`,
    )
    expect(sheets).toEqual([{ same: true }, { same: true }])
    const next = await rowsOf<{ id: number }>(
      tx,
      sql`insert into price_line (owner_key, sheet_id, line_key, position, known_from)
        values ('HF1', 1, 'SUITE', 2, now()) returning id::int`,
    )
    expect(next).toEqual([{ id: 4 }])
    throw new Undone()
  })
  await expect(move).rejects.toThrow(Undone)
  expect(await t.db.$count(priceSheet)).toBeGreaterThan(0)
})
