import { expect, it } from 'vitest'
import { usageMessage } from './usage-message.ts'

it('says where a code is used', () => {
  expect(usageMessage([])).toBe('No record uses it.')
  expect(
    usageMessage([
      { label: 'Health facilities', count: 1200 },
      { label: 'Requirement rule', count: 1 },
    ]),
  ).toBe('Used by 1,200 health facilities and 1 requirement rule.')
})
