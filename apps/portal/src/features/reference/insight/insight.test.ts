import { expect, it } from 'vitest'
import { usageWords } from './usage-words.ts'

it('says where a code is used', () => {
  expect(usageWords([])).toBe('No record uses it.')
  expect(
    usageWords([
      { label: 'Health facilities', count: 1200 },
      { label: 'Requirement rules', count: 1 },
    ]),
  ).toBe('It is used by health facilities (1,200) and requirement rules (1).')
})
