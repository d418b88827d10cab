import { stripVTControlCharacters } from 'node:util'

/** What a line of a runner looks like that names what went wrong: a failed test, a thrown error, a picture that differs. */
const named = [
  /^\s*(?:FAIL|×|✗|✘)\s/,
  /^\s*\d+\) \[/,
  /^\s*>\s*\d+ \|/,
  /^\s*(?:[A-Z]\w*)?Error: /,
  /Unhandled|dependencies optimized|optimized dependencies changed/,
  /\.png: /,
  /error TS\d+/,
]

const PER_STAGE = 8

/**
 * The lines of a failed stage that name what failed, at most eight: whoever sees only the end of a long log still learns it.
 * A stage whose output names nothing gives its last lines.
 */
export function complaintsOf(stage: string, output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '' && !line.startsWith('npm error'))
  const found = [...new Set(lines.filter((line) => named.some((pattern) => pattern.test(line))))]
  return (found.length > 0 ? found.slice(0, PER_STAGE) : lines.slice(-4)).map((line) => `${stage}: ${line}`)
}
