import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldAccents,
  isBlank,
  isEmail,
  joinList,
  namedProblem,
  normalise,
  capitalise,
  plural,
  sameValue,
  savedMessage,
  stripWhitespace,
} from './index.ts'

describe('normalise', () => {
  it('ignores case, width and spacing, keeps accents', () => {
    expect(normalise('  Amihan \t MEDICAL\u00a0Center ')).toBe('amihan medical center')
    expect(normalise('Ａmihan')).toBe('amihan')
    expect(normalise('PEÑA')).toBe(normalise('peña'))
    expect(normalise('Pen\u0303a')).toBe(normalise('Peña'))
    expect(normalise('Peña')).not.toBe(normalise('Pena'))
    expect(normalise('STRASSE')).toBe(normalise('straße'))
    expect(normalise('STRAẞE')).toBe(normalise('straße'))
  })
  it('reads plain text as it reads every other', () => {
    const plain = fc.stringMatching(/^[ -~]+$/)
    // a letter that is no ASCII keeps the text from being read as plain
    fc.assert(
      fc.property(plain, (text) => {
        expect(`${normalise(text)} ñ`.trim()).toBe(normalise(`${text} Ñ`))
      }),
    )
  })
  it('is settled after one pass for every letter there is', () => {
    const moving: string[] = []
    for (let code = 0; code < 0x11_00_00; code++) {
      const letter = String.fromCodePoint(code)
      const once = normalise(letter)
      if (normalise(once) !== once) moving.push(letter)
    }
    expect(moving).toEqual([])
    // over a million letters: a machine with other work takes its time
  }, 60_000)
  it('is settled after one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
    )
  })
})

describe('helpers', () => {
  it('strips and folds', () => {
    expect(foldAccents('Peñafrancia é')).toBe('Penafrancia e')
    expect(stripWhitespace(' 0012 3456\t78 ')).toBe('0012345678')
  })
  it('knows blanks and equal values', () => {
    expect([undefined, null, '', ' \t'].every(isBlank)).toBe(true)
    expect(isBlank('a')).toBe(false)
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, null, '', '  '),
        fc.constantFrom(undefined, null, '', '\n'),
        (a, b) => {
          expect(sameValue(a, b)).toBe(true)
        },
      ),
    )
    expect(sameValue('a ', 'a')).toBe(true)
    expect(sameValue(0, '')).toBe(false)
    expect(sameValue(false, null)).toBe(false)
    expect(sameValue({ a: 1, b: null }, { a: 1 })).toBe(true)
    expect(sameValue([1, { x: 'a' }], [1, { x: 'b' }])).toBe(false)
    expect(sameValue([1], [1, 2])).toBe(false)
  })
})

describe('isEmail', () => {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`
  it.each(['a@b.example', 'maria.peña+x@clinic.example', `${'a'.repeat(64)}@b.example`, `a@${domain}`])(
    'accepts %s',
    (text) => expect(isEmail(text)).toBe(true),
  )
  it.each([
    '',
    'a',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b..example',
    'a@-b.example',
    '.a@b.example',
    'a@b@c.example',
    `${'a'.repeat(65)}@b.example`,
    `${'a'.repeat(64)}@${domain}.${'g'.repeat(10)}`,
  ])('refuses %s', (text) => expect(isEmail(text)).toBe(false))
})

describe('words', () => {
  it('keeps the specified saved messages', () => {
    expect(savedMessage('Package', { id: 4 })).toBe('Package has been updated.')
    expect(savedMessage('Package', { id: 4, deleted: true })).toBe('Package has been deleted.')
    expect(savedMessage('Package', {})).toBe('Package has been saved.')
    expect(savedMessage('Package', { id: null })).toBe('Package has been saved.')
  })
  it('begins a sentence', () => {
    expect(capitalise('oldest 8 days')).toBe('Oldest 8 days')
    expect(capitalise('5 late')).toBe('5 late')
    expect(capitalise('ñandú, PRC')).toBe('Ñandú, PRC')
    expect(capitalise('')).toBe('')
  })
  it('joins and counts', () => {
    expect(joinList([])).toBe('')
    expect(joinList(['a'])).toBe('a')
    expect(joinList(['a', 'b'])).toBe('a and b')
    expect(joinList(['a', 'b', 'c'])).toBe('a, b and c')
    expect(plural(1, 'row', 'rows')).toBe('1 row')
    expect(plural(1234, 'row', 'rows')).toBe('1,234 rows')
    expect(plural(0, 'row', 'rows')).toBe('0 rows')
  })
})

describe('namedProblem', () => {
  it('names the field where the words alone do not', () => {
    expect(namedProblem('Name', 'Enter this.')).toBe('Name: enter this.')
    expect(namedProblem('Pages', 'Enter 1 or more.')).toBe('Pages: enter 1 or more.')
    expect(namedProblem('Valid until', 'Enter a real date as year-month-day.')).toMatch(
      /^Valid until: enter a real/,
    )
  })
  it('leaves what says it, and what has no name', () => {
    expect(namedProblem('Website', 'Enter a web address.')).toBe('Enter a web address.')
    expect(namedProblem(undefined, 'Enter this.')).toBe('Enter this.')
  })
})
