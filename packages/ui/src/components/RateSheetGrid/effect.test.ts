import { expect, it } from 'vitest'
import { effectWords } from './effect.ts'

it('G5: explains what a first day means', () => {
  const words = (day: Parameters<typeof effectWords>[0], since?: Parameters<typeof effectWords>[2]) =>
    effectWords(day, '2026-11-20', since)
  expect(words('2026-11-21', '2026-07-01')).toEqual({
    isBackDated: false,
    text: 'The new prices hold from 21 Nov 2026, in 1 day. The present ones hold until the day before.',
  })
  expect(words('2026-11-20').text).toBe('The new prices hold from 20 Nov 2026, today.')
  expect(words('2026-06-01', '2026-07-01')).toMatchObject({ isBackDated: true })
  expect(words('2026-06-01', '2026-07-01').text).toContain('since 1 Jul 2026')
  expect(words('2026-08-01', '2026-07-01').text).toContain('since 1 Aug 2026')
})
