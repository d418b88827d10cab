import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceLine, priceSheet } from '../src/db/schema/index.ts'
import type { TestApp } from './harness.ts'
import { today } from './support/price-calls.ts'
import { startPriceApp } from './support/price.ts'
import { dateStyles, rowsXml, sheetFile, workbook, type Rows } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const asFile = (bytes: Uint8Array | string, name = 'rates.xlsx') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

type Fields = Partial<
  Record<'healthFacilityCode' | 'effectiveDate' | 'type' | 'physicianCode' | 'societyName', string>
>
const own: Fields = { healthFacilityCode: 'HF0000001' }

const check = (bytes: Uint8Array | string, fields: Fields = own, as = 'rates') =>
  t.call('roomRate.checkFile', { fields, files: [asFile(bytes)] }, { as })
const upload = (bytes: Uint8Array | string, fields: Fields = {}, as = 'rates') =>
  t.call('roomRate.upload', { fields: { ...own, ...fields }, files: [asFile(bytes)] }, { as })

const headings = ['Room category', 'Rate per day (₱)', 'Beds', 'Inclusions (separate with ;)']
const good: Rows = [headings, ['WARD', 950.5, 12, 'Bed; Meals'], ['Regular private', '₱2,800.00', null, null]]

describe('a sound sheet', () => {
  test('is read with words for codes and amounts as people type them', async () => {
    const { status, body } = await check(sheetFile(good))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ sheet: 'Rates', rows: 2, problems: [], headerProblems: [], problemCount: 0 })
    expect(body.lines).toEqual([
      { roomCategoryCode: 'WARD', rate: 950.5, beds: 12, inclusions: ['Bed', 'Meals'] },
      { roomCategoryCode: 'PRIV', rate: 2800, beds: null, inclusions: null },
    ])
    expect(body.summary).toEqual({ new: 2, changed: 0, same: 0, removed: 0 })
    expect(body.comparedWith).toBeNull()
  })

  test('may have its columns in any order, extra ones, blank rows and a preface', async () => {
    const rows: Rows = [
      ['Health facility code', 'HF0000001'],
      ['Effective date', '2027-01-31'],
      [null],
      ['Note', 'RATE PER DAY', null, 'room  category'],
      [null],
      ['anything', 500, null, 'SUITE - Suite'],
      ['a remark without a line'],
    ]
    const { body } = await check(sheetFile(rows), {})
    expect(body).toMatchObject({ rows: 1, problems: [], headerProblems: [] })
    expect(body.header).toMatchObject({ healthFacilityCode: 'HF0000001', effectiveDate: '2027-01-31' })
    expect(body.lines).toMatchObject([{ roomCategoryCode: 'SUITE', rate: 500 }])
  })

  test('a million empty rows after the table change nothing', async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 10}"/>`).join('')
    const { status, body } = await check(workbook(rowsXml(good) + empty))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.rows).toBe(2)
  })

  test.each([
    ['1900', false, 46_053],
    ['1904', true, 44_591],
  ])('dates of the %s calendar are days', async (_, date1904, serial) => {
    const details = `<row r="1"><c r="A1" t="inlineStr"><is><t>Effective date</t></is></c><c r="B1" s="1"><v>${serial}</v></c></row>`
    const table = rowsXml([[null], [null], ...good]).replace(/^<row r="1"><\/row>/, '')
    const { body } = await check(workbook(details + table, { date1904, styles: dateStyles }))
    expect(body.header['effectiveDate']).toBe('2026-01-31')
  })
})

describe('faults are named by cell', () => {
  test('each with sheet, row, column, value and what to do', async () => {
    const rows: Rows = [
      ['Preface'],
      headings,
      ['WARD', 'abc', 12, null],
      ['NOPE', 100, null, null],
      ['PRIV', '=B4*2', null, null],
      ['SUITE', 10.005, -1, null],
      [null, 55, null, null],
      ['WARD', 900, null, null],
      ['GONE', 1, null, null],
    ]
    const { body } = await check(sheetFile(rows))
    const found = body.problems.map(({ sheet, row, column, field }) => `${sheet} ${column}${row} ${field}`)
    expect(found).toEqual([
      'Rates B3 rate',
      'Rates A4 roomCategoryCode',
      'Rates B5 rate',
      'Rates B6 rate',
      'Rates C6 beds',
      'Rates A7 roomCategoryCode',
      'Rates A8 roomCategoryCode',
      'Rates A9 roomCategoryCode',
    ])
    expect(body.problems[0]).toMatchObject({ value: 'abc', message: expect.stringContaining('1,234.50') })
    expect(body.problems[2]?.message).toContain('formula')
    expect(body.problems[6]?.message).toBe('Already entered in row 3.')
  })

  test('missing and doubled columns are said once', async () => {
    const missing = await check(
      sheetFile([
        ['Room category', 'Beds'],
        ['WARD', 3],
        ['PRIV', 4],
      ]),
    )
    expect(missing.body.headerProblems).toEqual([
      { field: 'rate', message: 'The column "Rate per day (₱)" is missing.' },
    ])
    expect(missing.body.problems).toEqual([])
    const doubled = await check(
      sheetFile([
        [...headings, 'Rate per day'],
        ['WARD', 1, 2, 'x', 3],
      ]),
    )
    expect(doubled.body.headerProblems).toMatchObject([{ field: 'rate' }])
    const none = await check(
      sheetFile([
        ['A', 'B'],
        ['WARD', 3],
      ]),
    )
    expect(none.body.headerProblems).toMatchObject([
      { field: 'file', message: expect.stringContaining('Room category') },
    ])
    const bare = await check(sheetFile([headings]))
    expect(bare.body.headerProblems).toMatchObject([{ field: 'file' }])
  })

  test('file and form must mean the same owner', async () => {
    const rows: Rows = [['Health facility code', 'HF0000002'], ...good]
    const { body } = await check(sheetFile(rows), own)
    expect(body.headerProblems).toMatchObject([{ field: 'healthFacilityCode' }])
    const unknown = await check(sheetFile([['Effective date', '31/01/2027'], ...good]), {
      healthFacilityCode: 'HF9999999',
    })
    expect(unknown.body.headerProblems.map(({ field }) => field)).toEqual([
      'effectiveDate',
      'healthFacilityCode',
    ])
  })
})

describe('import', () => {
  test('saves all rows as one sheet, and compares the next file with it', async () => {
    const done = await upload(sheetFile(good), { effectiveDate: today })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body).toMatchObject({ imported: 2, rejected: [] })
    const sheet = await t.call('roomRate.get', { params: { id: done.body.sheetId ?? 0 } }, { as: 'rates' })
    expect(sheet.body).toMatchObject({ state: 'inForce', lines: [{ rate: 950.5 }, { rate: 2800 }] })
    const history = await t.call('priceImport.list', { query: { ownerCode: 'HF0000001' } }, { as: 'rates' })
    expect(history.body.content).toMatchObject([
      {
        kind: 'room-rate',
        status: 'DONE',
        fileName: 'rates.xlsx',
        rows: 2,
        counts: { new: 2, changed: 0, same: 0, bad: 0 },
        result: { recordId: done.body.sheetId, imported: 2, leftOut: 0 },
        createdBy: 'rates',
      },
    ])
    const code = history.body.content[0]?.code ?? ''
    const opened = await t.call('priceImport.get', { params: { code } }, { as: 'rates' })
    expect(opened.body).toMatchObject({ status: 'DONE', details: { effectiveDate: today } })
    const next = await check(
      sheetFile([headings, ['WARD', 990, 12, 'Bed; Meals'], ['SUITE', 9000, null, null]]),
    )
    expect(next.body).toMatchObject({
      summary: { new: 1, changed: 1, same: 0, removed: 1 },
      comparedWith: today,
    })
  })

  test('saves nothing when one row is bad', async () => {
    const before = [await t.db.$count(priceSheet), await t.db.$count(priceLine)]
    const rows = Array.from(
      { length: 1000 },
      (_, at) => [String(20_000 + at), `Procedure ${at}`, null, at + 1] as const,
    )
    const bad = rows.map((row, at) => (at === 499 ? ([row[0], row[1], null, 'free'] as const) : row))
    const table = ['Procedure', 'Description', 'Relative value units', 'Amount (₱)']
    const call = (body: Rows) =>
      t.call(
        'standardProcedureRate.upload',
        { fields: { effectiveDate: '2027-01-01' }, files: [asFile(sheetFile(body))] },
        { as: 'rates' },
      )
    const refused = await call([table, ...bad])
    expect(refused.status).toBe(422)
    expect(refused.error).toMatchObject({ errorCode: 'UPLOAD_REJECTED', imported: 0 })
    expect(refused.error['rejected']).toEqual([{ row: 501, field: 'amount', message: expect.any(String) }])
    expect(refused.error.errors).toMatchObject([{ field: 'D501' }])
    const query = { kind: 'standard-procedure-rate' }
    expect((await t.call('priceImport.list', { query }, { as: 'rates' })).body.totalElements).toBe(0)
    expect([await t.db.$count(priceSheet), await t.db.$count(priceLine)]).toEqual(before)
    expect((await call([table, ...rows])).body).toMatchObject({ imported: 1000 })
  })

  test('keeps the guards of dates', async () => {
    expect((await upload(sheetFile(good), { effectiveDate: '2026-11-01' })).error.errorCode).toBe(
      'DATE_IN_PAST',
    )
    expect((await upload(sheetFile(good), { effectiveDate: today })).error.errorCode).toBe(
      'PRICE_DATE_EXISTS',
    )
    expect((await upload(sheetFile(good))).error.errors).toMatchObject([{ field: 'effectiveDate' }])
  })

  test('a file of blanks has no headings', async () => {
    expect((await upload(' ', { effectiveDate: '2027-09-09' })).error.errors).toMatchObject([
      { field: 'file' },
    ])
  })

  test('is for staff; a provider may check a file for the own record only', async () => {
    expect((await upload(sheetFile(good), { effectiveDate: '2027-06-01' }, 'coordinator')).status).toBe(403)
    const ownReply = await check(sheetFile(good), {}, 'coordinator')
    expect(ownReply.body).toMatchObject({
      rows: 2,
      headerProblems: [],
      header: { healthFacilityCode: 'HF0000001' },
    })
    expect((await check(sheetFile(good), { healthFacilityCode: 'HF0000002' }, 'coordinator')).status).toBe(
      404,
    )
  })

  test('a society sheet takes its service type from the word type, and fees by their names', async () => {
    const rows: Rows[number][] = [
      ['Fee', 'Membership', 'Amount (₱)', 'Percent (%)'],
      ['First consultation', 'fellow', 700, null],
      ['ASSIST_PERCENT', 'FELLOW', null, '20%'],
    ]
    const fields = { societyName: 'Society of Files', type: 'OUTPATIENT', effectiveDate: '2027-01-01' }
    const call = () => ({ fields, files: [asFile(sheetFile(rows))] })
    const rejected = await t.call('standardFee.checkFile', call(), { as: 'rates' })
    expect(rejected.body.problems).toMatchObject([{ row: 3, column: 'A', field: 'feeCode' }])
    rows.pop()
    const done = await t.call('standardFee.upload', call(), { as: 'rates' })
    expect(done.body).toMatchObject({ imported: 1 })
    const sheet = await t.call('standardFee.get', { params: { id: done.body.sheetId ?? 0 } }, { as: 'rates' })
    expect(sheet.body).toMatchObject({
      serviceType: 'OUTPATIENT',
      lines: [{ feeCode: 'CONSULT_FIRST', amount: 700 }],
    })
  })

  test('twenty thousand rows are imported while other calls are answered', async () => {
    const table = ['Procedure', 'Description', 'Relative value units', 'Amount (₱)']
    const rows = Array.from({ length: 20_000 }, (_, at) => [
      String(10_000 + at),
      `Procedure ${at}`,
      null,
      at + 0.25,
    ])
    const file = asFile(sheetFile([table, ...rows]))
    const started = performance.now()
    const running = t.call(
      'standardProcedureRate.upload',
      { fields: { effectiveDate: '2027-03-01' }, files: [file] },
      { as: 'rates' },
    )
    expect((await t.call('roomRate.noRoomCategory', {}, { as: 'rates' })).status).toBe(200)
    expect((await running).body).toMatchObject({ imported: 20_000 })
    expect(performance.now() - started).toBeLessThan(20_000)
  })

  test('a five-figure code keeps the zeros a spreadsheet drops', async () => {
    const rows: Rows = [
      ['procedure', 'description', 'ruv'],
      [100, 'Anaesthesia', 5],
    ]
    const { body } = await t.call(
      'standardProcedureRate.checkFile',
      { fields: {}, files: [asFile(sheetFile(rows))] },
      { as: 'rates' },
    )
    expect(body).toMatchObject({ problems: [], lines: [{ procedure: '00100', ruv: 5 }] })
  })
})
