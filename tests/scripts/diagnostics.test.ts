import { describe, expect, it } from 'vitest'
import { diagnosticsOf } from '../../scripts/diagnostics.ts'

describe('diagnostics of a failed stage', () => {
  it('are the lines that name what failed, each once', () => {
    const log = [
      '> capiz@0.6.0 test',
      ' ✓ src/a.test.ts (3 tests)',
      ' FAIL  src/b.test.ts > sums',
      'AssertionError: expected 1 to be 2',
      ' FAIL  src/b.test.ts > sums',
      "src/c.ts(3,1): error TS2304: Cannot find name 'x'.",
      'data-tag/long.dark.1024.png: 9 pixels changed',
      'data-tag/long.yml: line 1 was nothing and is - text: A',
      'npm error code 1',
    ].join('\n')
    expect(diagnosticsOf('unit', log)).toEqual([
      'unit: FAIL  src/b.test.ts > sums',
      'unit: AssertionError: expected 1 to be 2',
      "unit: src/c.ts(3,1): error TS2304: Cannot find name 'x'.",
      'unit: data-tag/long.dark.1024.png: 9 pixels changed',
      'unit: data-tag/long.yml: line 1 was nothing and is - text: A',
    ])
  })

  it('are at most eight, and the last lines of a log that names nothing', () => {
    const failures = Array.from({ length: 20 }, (_, at) => ` FAIL  ${at}.test.ts`).join('\n')
    expect(diagnosticsOf('unit', failures)).toHaveLength(8)
    expect(diagnosticsOf('unused', 'a\nb\nc\nd\ne\nnpm error code 1\n')).toEqual([
      'unused: b',
      'unused: c',
      'unused: d',
      'unused: e',
    ])
  })
})
