import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './harness.ts'
import { effortOf } from './support/effort.ts'
import { startPriceApp } from './support/price.ts'
import { rowsXml, sheetFile, workbook, type Rows } from './support/workbooks.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const check = (bytes: Uint8Array | string) => {
  const files = [new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'rates.xlsx')]
  return t.call('roomRate.checkFile', { fields: { healthFacilityCode: 'HF0000001' }, files }, { as: 'rates' })
}

const headings = ['Room category', 'Rate per day (₱)', 'Beds', 'Inclusions (separate with ;)']
const good: Rows = [headings, ['WARD', 950.5, 12, 'Bed; Meals'], ['Regular private', '₱2,800.00', null, null]]

describe('hostile files are refused within two seconds of work, and the server lives', () => {
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
  ]
  test.each(cases)('%s', async (_, make, status) => {
    const bytes = make()
    const { milliseconds, done: answer } = await effortOf(() => check(bytes))
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    expect(answer.error.message.length).toBeGreaterThan(20)
    expect(milliseconds).toBeLessThan(2000)
    expect((await check(sheetFile(good))).status).toBe(200)
  })

  const twice = (first: string, second: string) => {
    const sheet = (rate: number) =>
      strToU8(`<worksheet><sheetData>${rowsXml([headings, ['WARD', rate]])}</sheetData></worksheet>`)
    const packed = workbook(rowsXml(good), {
      parts: { [first]: sheet(2150), 'xl/worksheets/sheetX.xml': sheet(1) },
    })
    // a zip library keeps names apart: the second name is written over, in its header and in the directory
    const [from, to] = [strToU8('xl/worksheets/sheetX.xml'), strToU8(second)]
    for (let at = 0; at <= packed.length - from.length; at++) {
      if (from.every((byte, offset) => packed[at + offset] === byte)) packed.set(to, at)
    }
    return packed
  }
  test.each([
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/Sheet1.xml',
    'XL/worksheets/sheet1.XML',
    'xl\\worksheets\\sheet1.xml',
  ])('two parts of one name, the second as %s', async (second) => {
    const { status, error } = await check(twice('xl/worksheets/sheet1.xml', second))
    expect([status, error.message]).toEqual([422, expect.stringContaining('two parts named')])
  })

  test.each([
    ['beyond the last one', '<v>7</v>', true],
    ['no number', '<v>x</v>', true],
    ['of no list at all', '<v>0</v>', false],
  ] as const)('a cell whose text is missing: %s', async (_, value, hasTexts) => {
    const cells = `<row r="2"><c r="A2" s="1" t="s">${value}</c><c r="B2"><v>5</v></c></row>`
    const texts = { 'xl/sharedStrings.xml': strToU8('<sst><si><t>WARD</t></si></sst>') }
    const sheet = strToU8(`<worksheet><sheetData>${rowsXml([headings])}${cells}</sheetData></worksheet>`)
    const parts = { 'xl/worksheets/sheet1.xml': sheet, ...(hasTexts ? texts : {}) }
    const { status, error } = await check(workbook('', { parts }))
    expect([status, error.message]).toEqual([422, expect.stringContaining('the text of A2 is missing')])
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

  test('a reading thread that runs out of memory ends alone', { timeout: 60_000 }, async () => {
    const strings = Array.from({ length: 2_000_000 }, (_, at) => `<si><t>${at}</t></si>`).join('')
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
    const parts = {
      'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
      'xl/_rels/workbook.xml.rels': strToU8(links),
    }
    const { status, error } = await check(workbook(rowsXml(good), { parts }))
    expect(status).toBe(422)
    expect(error.errorCode).toBe('UPLOAD_REJECTED')
    expect((await check(sheetFile(good))).status).toBe(200)
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
