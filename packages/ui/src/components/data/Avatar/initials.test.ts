import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Marisol Santos', 'MS'],
  ['Ñandu dela Peña', 'ÑP'],
  ['R. Dela Peña', 'RP'],
  ['Ligaya', 'L'],
  ['  ', '?'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
