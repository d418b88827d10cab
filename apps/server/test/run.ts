import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// Runs the suite on both engines, or on the one named first; further arguments go to Vitest.
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '..', 'vitest.mjs')
const engines = ['pglite', 'postgres']
const [first = '', ...rest] = process.argv.slice(2)
const isNamed = engines.includes(first)
const args = isNamed ? rest : process.argv.slice(2)
for (const engine of isNamed ? [first] : engines) {
  process.stdout.write(`\nServer tests on ${engine}\n`)
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, CAPIZ_TEST_DATABASE: engine },
  })
  if (status !== 0) process.exit(status ?? 1)
}
