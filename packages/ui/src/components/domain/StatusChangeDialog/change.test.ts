import type { IsoDate } from '@capiz/domain/time'
import { expect, it } from 'vitest'
import { changeProblems } from './change.ts'

it('asks for status, day and, except for Accredited, a reason of 3 to 500 characters', () => {
  const day = '2026-11-20' as const
  const open = { until: null, today: day }
  expect(Object.keys(changeProblems({ status: null, effectiveDate: null, reason: '', ...open }))).toEqual([
    'status',
    'effectiveDate',
  ])
  expect(changeProblems({ status: 'ACCREDITED', effectiveDate: day, reason: '', ...open })).toEqual({})
  expect(
    Object.keys(changeProblems({ status: 'SUSPENDED', effectiveDate: day, reason: ' x ', ...open })),
  ).toEqual(['reason'])
  expect(changeProblems({ status: 'SUSPENDED', effectiveDate: day, reason: 'abc', ...open })).toEqual({})
  expect(
    changeProblems({ status: 'ACCREDITED', effectiveDate: day, reason: 'x'.repeat(501), ...open }).reason,
  ).toContain('500')
})

it('takes a suspension whose last day is neither before its first nor over', () => {
  const wish = { status: 'SUSPENDED', reason: 'Late renewal', today: '2026-11-20' } as const
  const untilOf = (effectiveDate: IsoDate, until: IsoDate | null) =>
    changeProblems({ ...wish, effectiveDate, until }).until
  expect(untilOf('2026-12-01', '2026-12-31')).toBeUndefined()
  expect(untilOf('2026-12-01', '2026-12-01')).toBeUndefined()
  expect(untilOf('2026-12-01', null)).toBeUndefined()
  expect(untilOf('2026-12-01', '2026-11-30')).toContain('last day')
  expect(untilOf('2026-11-01', '2026-11-19')).toContain('over')
})
