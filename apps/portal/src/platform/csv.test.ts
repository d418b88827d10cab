import { expect, it } from 'vitest'
import { csvCell, toCsv } from './csv.ts'

it.each(['=HYPERLINK("x")', '+639175550123', '@x', '\tcmd', '＝1+1', '-cmd'])('disarms %j', (text) => {
  expect(csvCell(text).startsWith(`"' `)).toBe(true)
})

it('leaves numbers and words alone', () => {
  expect(csvCell('-1')).toBe('"-1"')
  expect(csvCell('Peñafrancia "Sto." Niño')).toBe('"Peñafrancia ""Sto."" Niño"')
})

it('writes one line a row, readable as UTF-8', () => {
  expect(toCsv(['Name'], [['ñ'], ['a,b\nc']])).toBe('\uFEFF"Name"\r\n"ñ"\r\n"a,b\nc"\r\n')
})
