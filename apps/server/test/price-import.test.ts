import { addDays } from '@capiz/domain/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { today } from './support/price-calls.ts'
import { headings, importCalls, own } from './support/price-import.ts'
import { startPriceApp } from './support/price.ts'
import { sheetFile, type Rows } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const { start, rowsOf, check, save } = importCalls(() => t)
const soon = addDays(today, 40)

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
    const { body: rejected } = await check(body.code, { columns: { roomCategoryCode: 'A', rate: null } })
    expect(rejected.fileProblems).toMatchObject([{ field: 'rate' }])
    expect((await save(body.code)).error.errors).toMatchObject([{ field: 'rate' }])
  })
})
