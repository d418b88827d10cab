import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** Tests about the migrations themselves, which are not those of the code. */
const aboutMigrations = 'test/migrations.test.ts'

/** What a run of server tests came to: how many passed, and the names of the others by their files. */
export interface Outcome {
  passed: number
  failed: ReadonlyMap<string, readonly string[]>
}

interface Report {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Reads a report of Vitest; a file that could not be loaded counts as one failed test. */
export function outcomeOf(report: Report, folder: string): Outcome {
  const failed = new Map<string, string[]>()
  for (const { name, status, assertionResults } of report.testResults) {
    const names = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
    if (status !== 'failed' && names.length === 0) continue
    const file = relative(folder, name).replaceAll('\\', '/')
    failed.set(file, names.length > 0 ? names : ['(the file itself)'])
  }
  return { passed: report.numPassedTests, failed }
}

/** Names the failures of the first run that the second does not have, as `file: test`. */
export function onlyIn(first: Outcome, second: Outcome): string[] {
  return [...first.failed].flatMap(([file, names]) => {
    const others = second.failed.get(file) ?? []
    return names.filter((name) => !others.includes(name)).map((name) => `${file}: ${name}`)
  })
}

/** Runs the server tests of a working copy on PostgreSQL, all or those whose files have one of the names. */
export function runServerTests(root: string, names: readonly string[]): Outcome {
  const folder = join(root, 'apps/server')
  const results = mkdtempSync(join(tmpdir(), 'capiz-results-'))
  const file = join(results, 'report.json')
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  try {
    spawnSync(process.execPath, [vitest, 'run', ...names, '--exclude', aboutMigrations, ...reporters], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, CAPIZ_TEST_DATABASE: 'postgres' },
    })
    return outcomeOf(JSON.parse(readFileSync(file, 'utf8')) as Report, folder)
  } finally {
    rmSync(results, { recursive: true, force: true })
  }
}
