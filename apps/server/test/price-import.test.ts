import { errorMessages } from '@capiz/domain/errors'
import { addDays } from '@capiz/domain/time'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceLine, priceSheet, rowImport } from '../src/db/schema/index.ts'
import { tidyImports } from '../src/upload/import/tidy.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { today } from './support/price-calls.ts'
import { addPriceLists } from './support/price.ts'
import { addSmallWorld } from './support/small-world.ts'
import { sheetFile, type Rows } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ today, seed: 'none' })
  await addSmallWorld(t.db)
  await addPriceLists(t)
})
afterAll(() => t.close())

const soon = addDays(today, 40)
const asFile = (bytes: Uint8Array | string, name = 'rates.xlsx') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
const headings = ['Room category', 'Rate per day (₱)', 'Beds']
const own = { healthFacilityCode: 'HF0000001', effectiveDate: today }

type Kind = 'room-rate' | 'standard-procedure-rate'
type Reply = Awaited<ReturnType<typeof show>>

const show = (code: string, as = 'rates') => t.call('priceImport.get', { params: { code } }, { as })
const isAtWork = ({ status }: Reply['body']) => status === 'READING' || status === 'SAVING'

/** The answer of a call once the work it began is over, however busy the machine is. */
async function whole(reply: Reply, as: string): Promise<Reply> {
  if (reply.status >= 300 || !isAtWork(reply.body)) return reply
  return { ...reply, body: await settled(reply.body.code, as) }
}

/** Asks until the work is over. */
async function settled(code: string, as = 'rates') {
  for (;;) {
    const { body } = await show(code, as)
    if (!isAtWork(body)) return body
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

type Content = Rows | string | Uint8Array
const bytesOf = (content: Content) =>
  typeof content === 'string' || content instanceof Uint8Array ? content : sheetFile(content)

const begin = (content: Content, fields: object = own, as = 'rates', kind: Kind = 'room-rate') =>
  t.call('priceImport.start', { params: { kind }, fields, files: [asFile(bytesOf(content))] }, { as })
const start = async (rows: Content, fields: object = own, as = 'rates') =>
  whole(await begin(rows, fields, as), as)
const rowsOf = (code: string, state?: 'new' | 'changed' | 'same' | 'conflict' | 'bad' | 'removed') =>
  t.call('priceImport.rows', { params: { code }, query: { size: 1000, state } }, { as: 'rates' })
const check = async (code: string, body: object, as = 'rates') =>
  whole(await t.call('priceImport.check', { params: { code }, body }, { as }), as)
const save = async (code: string, mode: 'all' | 'good' = 'all', more: object = {}, as = 'rates') =>
  whole(await t.call('priceImport.save', { params: { code }, body: { mode, ...more } }, { as }), as)

describe('a first sheet', () => {
  // Made once: a workbook packed a moment later has other bytes.
  const file = sheetFile([headings, ['WARD', 950, 12], ['PRIV', '2,800.00', null]])

  test('is checked, saved whole, and found in the history', async () => {
    const { status, body } = await start(file)
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body).toMatchObject({
      status: 'READY',
      rows: 2,
      counts: { new: 2, bad: 0 },
      mapping: { roomCategoryCode: 'A', rate: 'B', beds: 'C', inclusions: null },
      details: { healthFacilityCode: 'HF0000001', effectiveDate: today },
      fileProblems: [],
      detailProblems: [],
      sameFile: null,
      comparedWith: null,
    })
    const done = await save(body.code)
    expect(done.body).toMatchObject({ status: 'DONE', result: { imported: 2, leftOut: 0, kept: 0 } })
    const sheetId = done.body.result?.recordId ?? 0
    const sheet = await t.call('roomRate.get', { params: { id: sheetId } }, { as: 'rates' })
    expect(sheet.body.lines).toMatchObject([
      { roomCategoryCode: 'WARD', rate: 950 },
      { roomCategoryCode: 'PRIV', rate: 2800 },
    ])
    const history = await t.call('priceImport.list', { query: { kind: 'room-rate' } }, { as: 'rates' })
    expect(history.body.content).toMatchObject([{ code: body.code, status: 'DONE', fileName: 'rates.xlsx' }])
  })

  test('sent twice is recognised, and saved twice refused', async () => {
    const again = await start(file)
    expect(again.body).toMatchObject({ sameFile: { status: 'DONE', fileName: 'rates.xlsx' } })
    expect(again.body.detailProblems).toMatchObject([{ field: 'effectiveDate' }])
    expect((await save(again.body.code)).status).toBe(422)
  })
})

describe('a sheet with faults', () => {
  const rows: Rows = [
    headings,
    ['WARD', 1000, 12],
    ['PRIV', 'about 3,000', null],
    ['SUITE', 9000, null],
    ['NOPE', 10, null],
    ['SUITE', 9500, null],
  ]

  test('says what is new, changed, same, in conflict, bad and removed', async () => {
    const { body } = await start(rows, { ...own, effectiveDate: soon })
    expect(body.counts).toEqual({ new: 0, changed: 1, same: 0, conflict: 2, bad: 2, removed: 0 })
    expect(body.comparedWith).toBe(today)
    const changed = (await rowsOf(body.code, 'changed')).body
    expect(changed).toMatchObject({ totalElements: 1 })
    expect(changed.content).toMatchObject([
      {
        row: 2,
        name: 'Ward',
        changes: [{ field: 'rate', before: 950, after: 1000, change: 50, kind: 'peso' }],
      },
    ])
    expect(changed.content[0]?.changes[0]?.percent).toBeCloseTo(5.263, 2)
    const bad = (await rowsOf(body.code, 'bad')).body.content
    expect(bad.map(({ row, problems }) => [row, problems[0]?.column])).toEqual([
      [3, 'B'],
      [5, 'A'],
    ])
    expect(bad[0]?.cells).toMatchObject({ rate: 'about 3,000' })
    const twins = (await rowsOf(body.code, 'conflict')).body.content
    expect(twins.map(({ row }) => row)).toEqual([4, 6])
  })

  test('is mended in the grid, row by row, then saved', async () => {
    const { body } = await start(rows, { ...own, effectiveDate: soon })
    expect((await save(body.code)).error).toMatchObject({ errorCode: 'UPLOAD_REJECTED' })
    const mended = await check(body.code, {
      cells: [{ row: 3, field: 'rate', value: '3,100.50' }],
      removeRows: [5, 6],
    })
    expect(mended.body.counts).toEqual({ new: 1, changed: 2, same: 0, conflict: 0, bad: 0, removed: 0 })
    const stale = await save(body.code, 'all', { version: body.version })
    expect(stale.error).toMatchObject({ errorCode: 'STALE_RECORD' })
    const done = await save(body.code, 'all', { version: mended.body.version })
    expect(done.body).toMatchObject({ status: 'DONE', result: { imported: 3 } })
    expect((await save(body.code)).error).toMatchObject({ errorCode: 'STALE_RECORD' })
    expect((await check(body.code, {})).error).toMatchObject({ errorCode: 'STALE_RECORD' })
  })

  test('may be saved without its bad rows: what they name keeps its price of today', async () => {
    const date = addDays(today, 50)
    const { body } = await start([headings, ['WARD', 1200, 12], ['PRIV', 'x', null]], {
      ...own,
      effectiveDate: date,
    })
    const done = await save(body.code, 'good')
    expect(done.body.result).toMatchObject({ imported: 1, leftOut: 1, kept: 1 })
    const id = done.body.result?.recordId ?? 0
    const sheet = await t.call('roomRate.get', { params: { id } }, { as: 'rates' })
    expect(sheet.body.lines).toMatchObject([
      { roomCategoryCode: 'WARD', rate: 1200 },
      { roomCategoryCode: 'PRIV', rate: 2800 },
    ])
  })

  test('comes back as a file with a column of what to correct, which can be sent again', async () => {
    const { body } = await start(rows, { ...own, effectiveDate: addDays(today, 60) })
    const reply = await t.call('priceImport.corrected', { params: { code: body.code } }, { as: 'rates' })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-disposition')).toContain('rates-to-correct.xlsx')
    const again = await start(reply.bytes, { ...own, effectiveDate: addDays(today, 60) })
    expect(again.body.counts).toEqual(body.counts)
    expect(again.body.columns.at(-1)?.heading).toBe('What to correct')
    expect(again.body.columns.at(-1)?.samples[0]).toMatch(/amount/i)
  })

  test('names the lines in force that the file leaves out', async () => {
    const { body } = await start([headings, ['WARD', 1, 1]], { ...own, effectiveDate: addDays(today, 61) })
    const removed = (await rowsOf(body.code, 'removed')).body
    expect(removed.content).toMatchObject([{ row: null, name: 'Regular private', values: { rate: 2800 } }])
    expect((await rowsOf(body.code)).body.totalElements).toBe(1)
  })
})

describe('columns with other headings', () => {
  const rows: Rows = [
    ['Kuwarto', 'Presyo', 'Kama'],
    ['WARD', 1500, 3],
    ['SUITE', 9000, 1],
  ]
  const date = addDays(today, 70)

  test('are shown with their first cells, chosen, and remembered for the next file', async () => {
    const { body } = await start(rows, { ...own, effectiveDate: date })
    expect(body).toMatchObject({ status: 'READY', headingRow: 1, counts: { new: 0, bad: 2 } })
    expect(body.fileProblems).toMatchObject([{ field: 'file' }])
    expect(body.columns).toEqual([
      { column: 'A', heading: 'Kuwarto', samples: ['WARD', 'SUITE'] },
      { column: 'B', heading: 'Presyo', samples: ['1500', '9000'] },
      { column: 'C', heading: 'Kama', samples: ['3', '1'] },
    ])
    const chosen = await check(body.code, { columns: { roomCategoryCode: 'A', rate: 'B', beds: 'C' } })
    expect(chosen.body).toMatchObject({ fileProblems: [], counts: { new: 1, changed: 1, bad: 0 } })
    expect((await save(body.code)).body.status).toBe('DONE')
    const next = await start(rows, { ...own, effectiveDate: addDays(today, 71) })
    expect(next.body).toMatchObject({ fileProblems: [], mapping: { rate: 'B' } })
  })

  test('are refused when one that is needed is left out', async () => {
    const { body } = await start(rows, { ...own, effectiveDate: date })
    const { body: wrong } = await check(body.code, { columns: { roomCategoryCode: 'A', rate: null } })
    expect(wrong.fileProblems).toMatchObject([{ field: 'rate' }])
    expect((await save(body.code)).error.errors).toMatchObject([{ field: 'rate' }])
  })
})

test('facts are said once more in the workbench when file and form disagree', async () => {
  const file: Rows = [['Health facility code', 'HF0000002'], [], headings, ['WARD', 700, 1]]
  const { body } = await start(file, { ...own, effectiveDate: addDays(today, 80) })
  expect(body.detailProblems).toMatchObject([{ field: 'healthFacilityCode' }])
  const { body: said } = await check(body.code, { details: { healthFacilityCode: 'HF0000002' } })
  expect(said).toMatchObject({ detailProblems: [], ownerCode: 'HF0000002', counts: { new: 1 } })
})

test('a date in the past needs the right, and its reason at the save', async () => {
  const past = { healthFacilityCode: 'HF0000002', effectiveDate: addDays(today, -3) }
  const { body: refused } = await start([headings, ['WARD', 700, 1]], past)
  expect(refused.detailProblems).toMatchObject([{ field: 'effectiveDate' }])
  const { body } = await start([headings, ['WARD', 700, 1]], past, 'approver')
  expect(body.detailProblems).toEqual([])
  const bare = await save(body.code, 'all', {}, 'approver')
  expect(bare.error.errors?.[0]?.message ?? bare.body.message).toMatch(/why the sheet is dated in the past/)
  expect((await show(body.code)).body).toMatchObject({ status: 'READY' })
  const done = await save(body.code, 'all', { backdateReason: 'Signed last week' }, 'approver')
  expect(done.body.status).toBe('DONE')
})

test('a coming sheet is corrected by a file when its version is named', async () => {
  const date = addDays(today, 90)
  const first = await start([headings, ['WARD', 800, 1]], { ...own, effectiveDate: date })
  const sheet = (await save(first.body.code)).body.result?.recordId ?? 0
  const second = await start([headings, ['WARD', 810, 1]], { ...own, effectiveDate: date })
  expect((await save(second.body.code)).error.message).toBe(errorMessages.PRICE_DATE_EXISTS)
  const done = await save(second.body.code, 'all', { replaces: { id: sheet, version: 1 } })
  expect(done.body).toMatchObject({ status: 'DONE', result: { recordId: sheet } })
})

test('a file that cannot be read fails with the reason', async () => {
  const reply = await start('%PDF-1.7 no table')
  expect(reply.status === 415 || reply.body.status === 'FAILED').toBe(true)
  const [row] = (await t.call('priceImport.list', { query: { status: 'FAILED' } }, { as: 'rates' })).body
    .content
  expect(row?.message).toMatch(/neither a workbook/)
})

describe('providers', () => {
  test('import for the own record only; it becomes a request', async () => {
    const foreign = await start(
      [headings, ['WARD', 1, 1]],
      { ...own, healthFacilityCode: 'HF0000002' },
      'coordinator',
    )
    expect(foreign.status).toBe(404)
    const fields = { effectiveDate: addDays(today, 100) }
    const { body } = await start([headings, ['WARD', 990, 1]], fields, 'coordinator')
    expect(body).toMatchObject({ ownerCode: 'HF0000001', detailProblems: [] })
    const done = await save(body.code, 'all', {}, 'coordinator')
    expect(done.body.result).toMatchObject({ recordId: null, requestCode: expect.stringMatching(/^UR-/) })
  })

  test('see no import of others', async () => {
    const { body } = await start([headings, ['WARD', 1, 1]], { ...own, effectiveDate: addDays(today, 101) })
    expect((await show(body.code, 'coordinator')).status).toBe(404)
    const list = await t.call('priceImport.list', {}, { as: 'coordinator' })
    expect(list.body.content.every(({ createdBy }) => createdBy === 'coordinator')).toBe(true)
    expect(list.body.totalElements).toBeGreaterThan(0)
  })
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
    expect(await t.db.$count(priceLine)).toBeGreaterThan(20_000)
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
