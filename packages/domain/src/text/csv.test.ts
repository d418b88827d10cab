import { expect, it } from 'vitest'
import { csvField, disarmFormula } from './index.ts'

it.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+639170000000', `'+639170000000`],
  ['+63 917', `'+63 917`],
  ['-1', '-1'],
  ['-1+1', `'-1+1`],
  ['@x', `'@x`],
  ['＝1', `'＝1`],
  ['Ñ', 'Ñ'],
])('%s leaves as %s', (text, safe) => expect(disarmFormula(text)).toBe(safe))

it('quotes separators, quotes and line breaks', () => {
  expect(csvField('a, "b"')).toBe('"a, ""b"""')
  expect(csvField('a\nb;c')).toBe('"a\nb;c"')
  expect(csvField('plain')).toBe('plain')
})
