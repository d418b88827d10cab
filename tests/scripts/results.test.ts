import { describe, expect, it } from 'vitest'
import { resultOf } from '../../scripts/results.ts'

const vitest = (tests: string) =>
  ` Test Files  2 failed | 26 passed (28)\n      Tests  ${tests}\n   Duration  3 s\n`

describe('results read from the log of a stage', () => {
  it('are the tests of Vitest, not its files', () => {
    expect(resultOf('vitest', true, vitest('419 passed (419)'))).toMatchObject({
      passed: 419,
      failed: 0,
      flaky: 0,
    })
    expect(resultOf('vitest', false, vitest('3 failed | 416 passed | 1 skipped (420)'))).toMatchObject({
      passed: 416,
      failed: 3,
      flaky: 0,
    })
  })

  it('count a journey that passed at the second try as passed and as flaky', () => {
    const log =
      '  1 failed\n    [pglite] › a.spec.ts:3:1 › signs in, 2 passed before\n  2 flaky\n  40 passed (9.5m)\n'
    expect(resultOf('playwright', false, log)).toMatchObject({ passed: 42, failed: 1, flaky: 2 })
  })

  it('count a screen that passed at the second try as flaky, and not one that failed twice', () => {
    const log = `   ✓ opens 7224ms (retry x1)\n   × saves 900ms (retry x1)\n${vitest('1 failed | 2 passed (3)')}`
    expect(resultOf('vitest', false, log)).toMatchObject({ passed: 2, failed: 1, flaky: 1 })
  })

  it('are the last totals of a script', () => {
    expect(resultOf('line', true, '1 passed, 1 failed\nagain\n2477 passed, 0 failed\n').passed).toBe(2477)
  })

  it('are one check for a stage that counts nothing', () => {
    expect(resultOf(undefined, true, '')).toMatchObject({ passed: 1, failed: 0, flaky: 0 })
    expect(resultOf(undefined, false, '')).toMatchObject({ passed: 0, failed: 1, flaky: 0 })
  })

  it('are one failure for a red stage without a failed test, and for a green one without totals', () => {
    expect(resultOf('vitest', false, vitest('419 passed (419)'))).toMatchObject({
      passed: 419,
      failed: 1,
      flaky: 0,
    })
    expect(resultOf('vitest', true, 'No test files')).toMatchObject({ passed: 0, failed: 1, flaky: 0 })
  })

  it('are neither passed nor failed where pictures were not compared', () => {
    const log = 'The pictures belong to another system.\n0 passed, 0 failed, not compared\n'
    expect(resultOf('line', false, log)).toEqual({ passed: 0, failed: 0, flaky: 0, notCompared: 1 })
  })
})
