import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  checkOut,
  commitBefore,
  commitOf,
  giveMigrations,
  hasSamePackages,
  migrationsOf,
  removeCheckOut,
  restoreMigrations,
} from './old-code.ts'
import { onlyIn, runServerTests } from './server-tests.ts'

/**
 * Runs `npm run upgrade:check`: the server tests of the code before the newest migration, on PostgreSQL, over the migrations of
 * this working copy. That is the state of a rolling upgrade, where processes of the version before go on over the new schema.
 * `--migration 0052` takes the code before that migration, `--code v0.6.0` that of a commit or tag; names limit the test files.
 * What fails is tried once more over the migrations that belong to the code: only what passes there is a fault of the schema.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { migration: { type: 'string' }, code: { type: 'string' } },
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const newest = migrationsOf(root).at(-1)?.slice(0, 4) ?? ''
const commit =
  values.code === undefined ? commitBefore(root, values.migration ?? newest) : commitOf(root, values.code)
const parent = mkdtempSync(join(tmpdir(), 'capiz-upgrade-'))
const folder = join(parent, 'code')
try {
  checkOut(root, commit, folder)
  const added = giveMigrations(root, folder)
  console.log(`Code of ${commit.slice(0, 8)} over ${added.join(', ') || 'no new migration'}`)
  if (!hasSamePackages(root, commit))
    console.log('Its package-lock.json differs from the installed packages, with which it runs.')
  const over = runServerTests(folder, positionals)
  if (over.passed === 0 && over.failed.size === 0) throw new Error('No test ran.')
  let faults: string[] = []
  if (over.failed.size > 0) {
    restoreMigrations(folder)
    console.log('\nWhat failed, over the migrations of the code itself')
    faults = onlyIn(over, runServerTests(folder, [...over.failed.keys()]))
  }
  for (const fault of faults) console.log(`fails over the new schema: ${fault}`)
  console.log(`${over.passed} passed, ${faults.length} failed over the new schema alone`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  removeCheckOut(root, folder)
  rmSync(parent, { recursive: true, force: true })
}
