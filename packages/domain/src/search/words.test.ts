import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherSpellings, phoneDigits, prcNumberOf, readTerm, searchWords } from './index.ts'

describe('searchWords', () => {
  it.each([
    ['Abad, Alfredo C.', ['ABAD', 'ALFREDO', 'C']],
    ['Peña-Ibañez', ['PENA', 'IBANEZ']],
    ["D'Aquino", ['DAQUINO']],
    ["St. Luke's Med. Ctr., Inc.", ['ST', 'LUKES', 'MED', 'CTR', 'INC']],
    ['Sta.Cruz', ['STA', 'CRUZ']],
    ['D.M.D.', ['DMD']],
    ['J.R. Reyes', ['JR', 'REYES']],
    ['% _ \\', []],
    ['Café – “Nuevo”', ['CAFE', 'NUEVO']],
    ['', []],
  ])('reads %s as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  const typed = fc.string({
    unit: fc.constantFrom('a', 'B', 'ñ', 'é', '7', ' ', ',', '.', "'", '-', '%', '_'),
  })

  it('gives words of letters and digits that are read alike again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const words = searchWords(text)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
        expect(searchWords(words.join(' '))).toEqual(words)
      }),
    )
  })

  it('takes no notice of case, accents and commas', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const words = searchWords(text)
        expect(searchWords(text.toLowerCase())).toEqual(words)
        expect(searchWords(text.replaceAll('ñ', 'n').replaceAll('é', 'e'))).toEqual(words)
        expect(searchWords(text.replaceAll(',', ' '))).toEqual(words)
      }),
    )
  })
})

describe('otherSpellings', () => {
  it('lead from a short form to its word and back', () => {
    expect(otherSpellings('STO')).toEqual(['SANTO'])
    expect(otherSpellings('CENTER')).toEqual(['CTR', 'CENTRE'])
    expect(otherSpellings('ABAD')).toEqual([])
  })
})

describe('readTerm', () => {
  it('leaves the titles of a person out, but not of a place, and never the whole term', () => {
    expect(readTerm('Dr. Abad, M.D.', 'person')?.words).toEqual(['ABAD'])
    expect(readTerm('Dr. Paulino Garcia', 'place')?.words).toEqual(['DR', 'PAULINO', 'GARCIA'])
    expect(readTerm('dr', 'person')?.words).toEqual(['DR'])
    expect(readTerm(' ,.% ', 'person')).toBeUndefined()
  })

  it.each([
    ['0900029', '0900029'],
    ['PRC 0900-029', '0900029'],
    ['prc no. 900029', '900029'],
    ['PhilHealth 1234-5678-0001', '123456780001'],
    ['+63 (917) 555 0123', '639175550123'],
    ['12', undefined],
    ['HF0000002', undefined],
    ['Clinic 24', undefined],
  ])('reads the number of %s as %s', (text, digits) => {
    expect(readTerm(text, 'person')?.digits).toBe(digits)
  })
})

describe('numbers', () => {
  it('of a licence get their zeros', () => {
    expect(prcNumberOf('91234')).toBe('0091234')
    expect(prcNumberOf('12345678')).toBeUndefined()
  })

  it('of a telephone are the same with and without country and zero', () => {
    for (const typed of ['09175550142', '639175550142', '00639175550142', '9175550142'])
      expect(phoneDigits(typed), typed).toBe('9175550142')
    expect(phoneDigits('0285201234')).toBe('285201234')
    expect(phoneDigits('85201234')).toBe('85201234')
    expect(phoneDigits('123456')).toBeUndefined()
    expect(phoneDigits('1234567890123')).toBeUndefined()
  })
})
