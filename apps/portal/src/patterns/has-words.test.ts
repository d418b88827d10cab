import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test.each([
  ['Facilities of Parañaque', 'PARANAQUE facilities', true],
  ['Facilities of Parañaque', 'parañaque', true],
  ['Facilities of Parañaque', 'facilities cavite', false],
  ['Facilities of Parañaque', '  ', true],
  ['', 'word', false],
])('“%s” has the words of “%s”: %s', (text, term, expected) => {
  expect(hasWords(text, term)).toBe(expected)
})
