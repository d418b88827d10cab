import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayHaveErrors, swappedSpellings, typingErrors } from './index.ts'

describe('typingErrors', () => {
  it.each([
    ['SHIELA', 'ABAD SHEILA', 1],
    ['CRUS', 'DELA CRUZ', 1],
    ['DELACRUZ', 'DELA CRUZ JUAN', 0],
    ['VILANUEBA', 'VILLANUEVA', 2],
    ['SHIELA ABBAD', 'ABAD SHEILA', 2],
    ['CRUZ', 'CRUZADO', 0],
    // two errors in a short word, three in all, an error in a word too short for any
    ['CUSR', 'CRUZ', undefined],
    ['SHIELA ABBAD CRUS', 'ABAD SHEILA CRUZ', undefined],
    ['LIN', 'LIM', undefined],
    ['REYES', 'ABAD SHEILA', undefined],
  ])('between %s and %s are %s', (typed, stored, errors) => {
    expect(typingErrors(typed.split(' '), stored.split(' '))).toBe(errors)
  })

  const word = fc.string({ unit: fc.constantFrom('A', 'B', 'E', 'L', 'R', 'S'), minLength: 6, maxLength: 10 })

  it('are none for the words themselves, in any order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(typingErrors(words.toReversed(), words)).toBe(0)
      }),
    )
  })

  it('are at most one for a letter left out, doubled, replaced or swapped', () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom('drop', 'double', 'replace', 'swap'),
        (text, place, error) => {
          const at = place % text.length
          const typed = {
            drop: text.slice(0, at) + text.slice(at + 1),
            double: text.slice(0, at) + text.charAt(at) + text.slice(at),
            replace: `${text.slice(0, at)}Z${text.slice(at + 1)}`,
            swap: swappedSpellings(text)[at] ?? text,
          }[error]
          const errors = typingErrors([typed], [text])
          expect(errors).toBeDefined()
          expect(errors).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('what may have errors', () => {
  it('is a word of four letters or more', () => {
    expect(['CRUZ', 'LIM', 'PHY0000001', 'BLDG5'].map(mayHaveErrors)).toEqual([true, false, false, false])
  })

  it('is swapped once everywhere', () => {
    expect(swappedSpellings('ABBA')).toEqual(['BABA', 'ABAB'])
    expect(swappedSpellings('')).toEqual([])
  })
})
