/** Matches the lines in which a runner names a failed test, a thrown error or a picture that differs. */
const patterns = [
  /^\s*(?:FAIL|×|✗|✘)\s/,
  /^\s*✓ .*\(retry x\d+\)/,
  /^\s*\d+\) \[/,
  /^\s*>\s*\d+ \|/,
  /^\s*(?:[A-Z]\w*)?Error: /,
  /Unhandled|dependencies optimized|optimized dependencies changed/,
  /\.(?:png|yml): /,
  /error TS\d+/,
]

const PER_STAGE = 8

/**
 * Picks from the log of a failed stage the lines that name what failed, at most eight, so that the end of a long log says it.
 * Returns the last lines of a log in which no line matches.
 */
export function diagnosticsOf(stage: string, log: string): string[] {
  const lines = log
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '' && !/^npm (?:error|warn)|^> /.test(line))
  const found = [...new Set(lines.filter((line) => patterns.some((pattern) => pattern.test(line))))]
  return (found.length > 0 ? found.slice(0, PER_STAGE) : lines.slice(-4)).map((line) => `${stage}: ${line}`)
}
