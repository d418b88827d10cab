import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  ['attachment; filename="room rates.xlsx"', 'room rates.xlsx'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''Se%C3%B1or.pdf`, 'Señor.pdf'],
  ['attachment; filename="a\\"b.pdf"', 'ab.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="..\\\\x.pdf"', 'x.pdf'],
  ['attachment; filename=".."', undefined],
  [`attachment; filename*=UTF-8''%E0%A4%A; filename="ok.pdf"`, 'ok.pdf'],
  ['inline', undefined],
  [null, undefined],
])('%s -> %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name)
})
