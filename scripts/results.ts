/** Which runner wrote a log: Vitest, Playwright, or a script that ends with `N passed, N failed`. */
export type Count = 'vitest' | 'playwright' | 'line'

/** The tests of a stage. */
export interface Result {
  passed: number
  failed: number
  /** Number of the passed tests that needed a second try: a defect of the test or of the product. */
  flaky: number
  /** 1 for a stage that compared nothing, because its pictures belong to another system: it proved nothing. */
  notCompared: number
}

/** Finds the line or lines with the totals of a run. */
const totals: Readonly<Record<Count, RegExp>> = {
  vitest: /^ *Tests {2,}.*\(\d+\)$/gm,
  playwright: /^ +\d+ (?:passed|failed|flaky)\b.*$/gm,
  line: /^\d+ passed, \d+ failed(?:, not compared)?$/gm,
}

/** Matches the line of a test that Vitest ran again after it had failed, and that passed then. */
const passedAgain = /^ *✓ .*\(retry x\d+\)/gm

/**
 * Reads the totals from the log of a stage, given without control characters. A stage that failed without a failed test, or
 * passed without a total, counts as one failure: it did not prove what it should.
 */
export function resultOf(count: Count | undefined, isGreen: boolean, log: string): Result {
  if (count === undefined)
    return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, flaky: 0, notCompared: 0 }
  const found = log.match(totals[count]) ?? []
  const lines = count === 'playwright' ? found.join('\n') : (found.at(-1) ?? '')
  if (count === 'line' && lines.endsWith('not compared'))
    return { passed: 0, failed: 0, flaky: 0, notCompared: 1 }
  const sum = (word: string) =>
    [...lines.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce(
      (total, [, digits]) => total + Number(digits),
      0,
    )
  const named = sum('flaky')
  const passed = sum('passed') + named
  // Playwright gives their number, Vitest marks each
  const flaky = count === 'vitest' ? (log.match(passedAgain) ?? []).length : named
  const failed = sum('failed')
  const isUnproved = failed === 0 && (!isGreen || lines === '')
  return { passed, failed: isUnproved ? 1 : failed, flaky, notCompared: 0 }
}
