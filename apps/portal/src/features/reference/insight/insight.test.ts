import { expect, it } from 'vitest'
import { usageMessage } from './usage-message.ts'

it('says where a code is used', () => {
  expect(usageMessage([])).toBe('No record uses it.')
  expect(
    usageMessage([
      { label: 'Health facilities', count: 1200 },
      { label: 'Requirement rules', count: 1 },
    ]),
  ).toBe('It is used by health facilities (1,200) and requirement rules (1).')
})
