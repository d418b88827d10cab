import { priceSheetKindNames, priceSheetKinds } from '@capiz/domain/fees'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { zipSync, strToU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { priceLine, priceSheet } from '../src/db/schema/index.ts'
import { decodeText, separatorOf } from '../src/price/upload/csv.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { addPriceLists, samples } from './support/price.ts'
import { addSmallWorld } from './support/small-world.ts'
import { dateStyles, rowsXml, sheetFile, workbook, type Rows } from './support/workbooks.ts'

const today = '2026-11-20'
let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ today, seed: 'none' })
  await addSmallWorld(t.db)
  await addPriceLists(t)
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

describe('CSV', () => {
  const text =
    'Room category;Rate per day;Inclusions\r\nWARD;950,50;"Ñandú bed; meals"\r\nPRIV;"2,800.00";\r\n\r\n'
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const utf16 = (mark: boolean) => {
    const words = Uint16Array.from(`${mark ? '\uFEFF' : ''}${text}`, (letter) => letter.charCodeAt(0))
    return new Uint8Array(words.buffer)
  }
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['windows-1252', latin],
    ['UTF-16', utf16(true)],
    ['UTF-16 without a mark', utf16(false)],
    ['carriage returns only', new TextEncoder().encode(text.replaceAll('\r\n', '\r'))],
  ])('is read in %s', async (_, bytes) => {
    const { status, body } = await check(bytes)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.lines[0]).toMatchObject({ roomCategoryCode: 'WARD', inclusions: ['Ñandú bed', 'meals'] })
    expect(body.lines[1]).toMatchObject({ rate: 2800 })
  })

  test('separator and encoding are guessed from the content', () => {
    expect(separatorOf('a,b\n"x;y;z;",2')).toBe(',')
    expect(separatorOf('a\tb\n1,5\t2')).toBe('\t')
    expect(decodeText(Uint8Array.of(0x50, 0x65, 0xf1, 0x61))).toBe('Peña')
  })

  test('an open quotation mark and a formula are named', async () => {
    const open = await check('Room category,Rate per day\nWARD,"100\nPRIV,200\n')
    expect(open.status).toBe(422)
    expect(open.error.message).toMatch(/quotation mark/)
    const formula = await check('Room category,Rate per day\nWARD,=1+1\n')
    expect(formula.body.problems).toMatchObject([{ column: 'B', row: 2, field: 'rate' }])
    const huge = await check(`Room category,Rate per day\nWARD,${'9'.repeat(1_100_000)}\n`)
    expect(huge.status).toBe(422)
  })
})

describe('import', () => {
  test('saves all rows as one sheet, and compares the next file with it', async () => {
    const done = await upload(sheetFile(good), { effectiveDate: today })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(done.body).toMatchObject({ imported: 2, rejected: [] })
    const sheet = await t.call('roomRate.get', { params: { id: done.body.sheetId ?? 0 } }, { as: 'rates' })
    expect(sheet.body).toMatchObject({ state: 'inForce', lines: [{ rate: 950.5 }, { rate: 2800 }] })
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

  test('is for staff; a provider may check a file for the own record only', async () => {
    expect((await upload(sheetFile(good), { effectiveDate: '2027-06-01' }, 'coordinator')).status).toBe(403)
    const mine = await check(sheetFile(good), {}, 'coordinator')
    expect(mine.body).toMatchObject({
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
    const wrong = await t.call('standardFee.checkFile', call(), { as: 'rates' })
    expect(wrong.body.problems).toMatchObject([{ row: 3, column: 'A', field: 'feeCode' }])
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

describe('templates', () => {
  const withTemplate = priceSheetKindNames.filter((kind) => priceSheetKinds[kind].template)

  test.each(withTemplate)('%s: filled in and sent back, it is read as it was meant', async (kind) => {
    const { path, header, lines } = samples[kind]
    const authorization = `Bearer ${await t.login('rates')}`
    const query = new URLSearchParams(header)
    const answer = await t.request(`/api/accr${path}/template?${query.toString()}`, {
      headers: { authorization },
    })
    expect(answer.headers.get('content-disposition')).toContain(kind)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const book = await readXlsx(bytes)
    expect(book.sheets.map(({ name }) => name)).toEqual([priceSheetKinds[kind].entities, 'Notes', 'Lists'])
    const [first] = book.sheets
    const label = priceSheetKinds[kind].lineFields[0]?.label
    const at = first?.rows.findIndex((row) => String(row[0]).replace(/ \(.*/, '') === label) ?? -1
    expect(at).toBeGreaterThan(0)
    const drop = priceSheetKinds[kind].lineFields.some(({ reference, choices }) => reference ?? choices)
    expect((first?.dataValidations ?? []).some(({ type }) => type === 'list')).toBe(drop)
    const cells = lines.map((line) =>
      priceSheetKinds[kind].lineFields.map(({ name }) => {
        const value = line[name]
        return Array.isArray(value) ? value.join(';') : ((value ?? null) as string | number | boolean | null)
      }),
    )
    const filled = await writeXlsx({
      sheets: [{ name: 'x', rows: [...(first?.rows.slice(0, at + 1) ?? []), ...cells] }],
    })
    const form = new FormData()
    form.append('file', asFile(filled))
    const checked = await t.request(`/api/accr${path}/check-file`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    })
    const body = (await checked.json()) as Record<string, unknown>
    expect(body).toMatchObject({ problems: [], headerProblems: [], lines, header })
  })

  test('begins with the lines in force, as drop-downs show them', async () => {
    const { bytes } = await t.call('roomRate.template', { query: {} }, { as: 'coordinator' })
    const [first] = (await readXlsx(bytes)).sheets
    expect(first?.rows).toContainEqual(['WARD - Ward', 950.5, 12, 'Bed; Meals'])
    expect(first?.rows[0]?.slice(0, 2)).toEqual(['Health facility code', 'HF0000001'])
    const same = await check(bytes, {}, 'coordinator')
    expect(same.body).toMatchObject({ problems: [], summary: { new: 0, changed: 0, same: 2, removed: 0 } })
  })

  test('is not given for others', async () => {
    const other = await t.call(
      'roomRate.template',
      { query: { healthFacilityCode: 'HF0000002' } },
      { as: 'coordinator' },
    )
    expect(other.status).toBe(404)
  })
})

describe('hostile files are refused within two seconds, and the server lives', () => {
  const bomb = () =>
    zipSync({ ...zipParts(), 'xl/worksheets/sheet2.xml': new Uint8Array(49 * 1_048_576) }, { level: 9 })
  const zipParts = (): Record<string, Uint8Array> => ({ 'xl/workbook.xml': strToU8('<workbook/>') })
  const corner = rowsXml(good) + '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  const flagged = (bytes: Uint8Array) => {
    const copy = new Uint8Array(bytes)
    for (let at = 0; at < copy.length - 4; at++) {
      if (copy[at] === 0x50 && copy[at + 1] === 0x4b && copy[at + 2] === 1 && copy[at + 3] === 2)
        copy[at + 8] = 1
    }
    return copy
  }
  const lying = (bytes: Uint8Array) => {
    const copy = new Uint8Array(bytes)
    const view = new DataView(copy.buffer)
    for (let at = 0; at < copy.length - 4; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 40, true)
    }
    return copy
  }
  const many = () =>
    zipSync({
      ...zipParts(),
      ...Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`x${at}.xml`, strToU8('x')])),
    })
  const tooManyRows = () =>
    sheetFile([headings, ...Array.from({ length: 20_100 }, (): Rows[number] => ['WARD', 1])])

  const cases: [string, () => Uint8Array | string, number][] = [
    ['a cell at XFD1048576 in 2.6 kB', () => workbook(corner), 422],
    ['a zip bomb', bomb, 422],
    ['more than it declares', () => lying(workbook(rowsXml(good))), 422],
    ['1,100 parts', many, 422],
    ['20,100 rows', tooManyRows, 422],
    ['macros', () => workbook(rowsXml(good), { parts: { 'xl/vbaProject.bin': strToU8('x') } }), 415],
    ['a locked zip', () => flagged(workbook(rowsXml(good))), 415],
    [
      'a locked or old workbook',
      () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0),
      415,
    ],
    ['a PDF', () => '%PDF-1.7\n', 415],
    ['a web page', () => '<!doctype html><script>alert(1)</script>', 415],
    ['a program', () => Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0), 415],
    ['a zip of something else', () => zipSync({ 'word/document.xml': strToU8('<x/>') }), 415],
    ['half a workbook', () => workbook(rowsXml(good)).slice(0, 700), 422],
    ['a workbook without sheets', () => zipSync(zipParts()), 422],
    ['only blanks', () => ' ', 422],
  ]
  test.each(cases)('%s', async (name, make, status) => {
    const bytes = make()
    const started = performance.now()
    const answer =
      name === 'only blanks' ? await upload(bytes, { effectiveDate: '2027-09-09' }) : await check(bytes)
    const took = performance.now() - started
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    expect(answer.error.message.length).toBeGreaterThan(20)
    expect(took).toBeLessThan(2000)
    expect((await check(sheetFile(good))).status).toBe(200)
  })

  test('an empty file', async () => {
    expect((await check('')).status).toBe(422)
  })

  test('entities of the file are not expanded', async () => {
    const cells =
      '<row r="2"><c r="A2" t="inlineStr"><is><t>&inside;&outside;</t></is></c><c r="B2"><v>5</v></c></row>'
    const sheet = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY inside "WARD"><!ENTITY outside SYSTEM "file:///etc/passwd">]>
      <worksheet><sheetData>${rowsXml([headings])}${cells}</sheetData></worksheet>`
    const { status, body } = await check(
      workbook('', { parts: { 'xl/worksheets/sheet1.xml': strToU8(sheet) } }),
    )
    expect(status === 422 || body.problems.some(({ column, row }) => `${column}${row}` === 'A2')).toBe(true)
    expect(JSON.stringify(body)).not.toContain('root:')
  })

  test('ten bad files at once do not hold up other calls', async () => {
    const bad = Array.from({ length: 10 }, () => check(workbook(corner)))
    const started = performance.now()
    const other = await t.call('roomRate.noRoomCategory', {}, { as: 'rates' })
    expect(other.status).toBe(200)
    expect(performance.now() - started).toBeLessThan(1000)
    expect((await Promise.all(bad)).every(({ status }) => status === 422)).toBe(true)
  })
})
