import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceLine, priceSheet, rowImport } from '../src/db/schema/index.ts'
import { tidyImports } from '../src/engines/import/import/tidy.ts'
import type { TestApp } from './harness.ts'
import { today } from './support/price-calls.ts'
import { headings, importCalls, own } from './support/price-import.ts'
import { startPriceApp } from './support/price.ts'
import type { Rows } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { show, settled, begin, start, save } = importCalls(() => t)

test('a file that cannot be read fails with the reason', async () => {
  const reply = await start('%PDF-1.7 no table')
  expect(reply.status === 415 || reply.body.status === 'FAILED').toBe(true)
  const [row] = (await t.call('priceImport.list', { query: { status: 'FAILED' } }, { as: 'rates' })).body
    .content
  expect(row?.message).toMatch(/neither a workbook/)
})

describe('twenty thousand rows', () => {
  const table = ['Procedure', 'Description', 'Relative value units', 'Amount (₱)']
  const file = (shift: number): Rows => [
    table,
    ...Array.from({ length: 20_000 }, (_, at) => [String(10_000 + at), `Procedure ${at}`, null, at + shift]),
  ]

  test('report progress, are paged, and are saved in the background', async () => {
    const { body } = await begin(file(1), { effectiveDate: today }, 'rates', 'standard-procedure-rate')
    const ready = await settled(body.code)
    expect(ready).toMatchObject({ status: 'READY', total: 20_000, counts: { new: 20_000 } })
    const page = await t.call(
      'priceImport.rows',
      { params: { code: body.code }, query: { page: 399, size: 50 } },
      { as: 'rates' },
    )
    expect(page.body).toMatchObject({ totalElements: 20_000, content: { length: 50 } })
    expect(page.body.content[49]?.row).toBe(20_001)
    await save(body.code)
    expect(await settled(body.code)).toMatchObject({ status: 'DONE', result: { imported: 20_000 } })
    expect(await t.db.$count(priceLine)).toBe(20_000)
  })

  test('are stopped half way: nothing of them stays', async () => {
    const date = addDays(today, 1)
    const { body } = await begin(file(2), { effectiveDate: date }, 'rates', 'standard-procedure-rate')
    await settled(body.code)
    const saving = t.call(
      'priceImport.save',
      { params: { code: body.code }, body: { mode: 'all' } },
      { as: 'rates' },
    )
    // No matter how far it is by now.
    const stopped = await t.call('priceImport.cancel', { params: { code: body.code } }, { as: 'rates' })
    await saving
    const end = await settled(body.code)
    expect([stopped.status, end.status]).toEqual([200, 'CANCELLED'])
    expect(await t.db.$count(priceSheet, eq(priceSheet.effectiveDate, date))).toBe(0)
    const over = await t.call('priceImport.cancel', { params: { code: body.code } }, { as: 'rates' })
    expect(over.error.errorCode).toBe('STALE_RECORD')
  })
})

test('an import whose process died says so: what was read is sent again, what was saved saved again', async () => {
  const fields = { ...own, effectiveDate: addDays(today, 102) }
  const long = new Date(t.clock.now().getTime() - 3_600_000)
  for (const [was, is] of [
    ['READING', 'FAILED'],
    ['SAVING', 'READY'],
  ] as const) {
    const { body } = await start([headings, ['WARD', 1, 1]], fields)
    const set = { status: was, updatedDate: long }
    await t.db.update(rowImport).set(set).where(eq(rowImport.uuid, body.code))
    await tidyImports(t.services)
    const { body: ended } = await show(body.code)
    expect(ended.status).toBe(is)
    expect(ended.message).toMatch(/server stopped/)
  }
})
