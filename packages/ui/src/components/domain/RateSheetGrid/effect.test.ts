import { expect, it } from 'vitest'
import { effectText } from './effect.ts'

it('G5: explains what a first day means', () => {
  const textOf = (day: Parameters<typeof effectText>[0], since?: Parameters<typeof effectText>[2]) =>
    effectText(day, '2026-11-20', since)
  expect(textOf('2026-11-21', '2026-07-01')).toEqual({
    isBackDated: false,
    text: 'The new prices hold from 21 Nov 2026, in 1 day. The present ones hold until the day before.',
  })
  expect(textOf('2026-11-20').text).toBe('The new prices hold from 20 Nov 2026, today.')
  expect(textOf('2026-06-01', '2026-07-01')).toMatchObject({ isBackDated: true })
  expect(textOf('2026-06-01', '2026-07-01').text).toContain('since 1 Jul 2026')
  expect(textOf('2026-08-01', '2026-07-01').text).toContain('since 1 Aug 2026')
})
