import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  citySearch,
  escapeLike,
  facilitySearch,
  physicianSearch,
  termSearch,
  withoutWildcards,
} from './index.ts'

describe('name searches', () => {
  it('make no call for nothing', () => {
    for (const search of [facilitySearch, citySearch, physicianSearch, termSearch]) {
      expect(search('')).toBeUndefined()
      expect(search('  \t')).toBeUndefined()
    }
  })
  it('follow the specified patterns and sizes', () => {
    expect(facilitySearch('am')).toEqual({ pattern: '%AM%', size: 5 })
    expect(facilitySearch(' ami ')).toEqual({ pattern: '%AMI%', size: 100 })
    expect(citySearch('ma')).toEqual({ pattern: 'MA%', size: 5 })
    expect(citySearch('mak')).toEqual({ pattern: 'MAK%', size: 100 })
    expect(physicianSearch('pe')).toEqual({ pattern: 'PE', size: 5, sort: 'lastName,ASC' })
    expect(physicianSearch(' peña ')).toEqual({ pattern: 'PEÑA', size: 100 })
    expect(termSearch(' abc ')).toBe('abc')
  })
})

/** SQL LIKE with the escape character \, spelled out. */
function like(text: string, pattern: string): boolean {
  const source = pattern.replace(
    /\\([\s\S])|([%_])|([^\\%_])/gu,
    (_, escaped?: string, wild?: string, plain?: string) => {
      if (wild !== undefined) return wild === '%' ? '[\\s\\S]*' : '[\\s\\S]'
      return (escaped ?? plain ?? '').replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)
    },
  )
  return new RegExp(`^${source}$`, 'u').test(text)
}

describe('escapeLike', () => {
  it('finds exactly the typed text', () => {
    expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\')
    const typed = fc.string({ unit: fc.constantFrom('a', 'b', '%', '_', '\\') })
    fc.assert(
      fc.property(typed, typed, (term, text) => {
        expect(like(text, escapeLike(term))).toBe(text === term)
        expect(like(text, `%${escapeLike(term)}%`)).toBe(text.includes(term))
      }),
    )
  })
})

describe('withoutWildcards', () => {
  it.each([
    ['%AMIHAN%', 'AMIHAN'],
    ['CEBU%', 'CEBU'],
    [' %%AM% ', 'AM'],
    ['%', ''],
    ['%%', ''],
    ['50% off', '50% off'],
    ['50\\%', '50%'],
    ['\\%off', '%off'],
    ['%50\\%%', '50%'],
  ])('reads %s as %s', (sent, term) => {
    expect(withoutWildcards(sent)).toBe(term)
  })

  it('undoes what a client of the specification does to a term', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', 'b', '_', 'ñ') })
    fc.assert(
      fc.property(typed, (term) => {
        expect(withoutWildcards(`%${term}%`)).toBe(term)
      }),
    )
  })
})
