import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeText, separatorOf } from '../src/engines/import/csv.ts'
import type { TestApp } from './harness.ts'
import { startPriceApp } from './support/price.ts'

let t: TestApp
beforeAll(async () => {
  t = await startPriceApp()
})
afterAll(() => t.close())

const check = (bytes: Uint8Array | string) => {
  const files = [new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'rates.csv')]
  return t.call('roomRate.checkFile', { fields: { healthFacilityCode: 'HF0000001' }, files }, { as: 'rates' })
}

describe('CSV', () => {
  const text =
    'Room category;Rate per day;Inclusions\r\nWARD;950,50;"Ñandú bed; meals"\r\nPRIV;"2,800.00";\r\n\r\n'
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const utf16 = (mark: boolean) => {
    const units = Uint16Array.from(`${mark ? '\uFEFF' : ''}${text}`, (letter) => letter.charCodeAt(0))
    return new Uint8Array(units.buffer)
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
