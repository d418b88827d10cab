import { addDays } from '@capiz/domain/time'
import { sql } from 'drizzle-orm'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../src/db/rows.ts'
import { priceSheet } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { priceCalls, today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
  // an ended line and an entry of the ledger, without which some statements would touch no row
  const { send } = priceCalls(() => t)
  const sheet = { healthFacilityCode: 'HF0000002', effectiveDate: addDays(today, 20) }
  const lineOf = (rate: number) => [{ roomCategoryCode: 'WARD', rate }]
  const saved = await send('POST', '/hf/room-rate', { ...sheet, lines: lineOf(2400) })
  const { id } = saved.body.record
  const reason = { reasonCode: 'TYPING_ERROR', reason: 'One digit was left out' }
  const body = { ...sheet, id, version: 1, effectiveDate: addDays(today, 25), lines: lineOf(2450), ...reason }
  const corrected = await send('POST', '/hf/room-rate', body)
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
})
afterAll(() => t.close())

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
