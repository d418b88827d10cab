import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'

// The suite runs on both engines; further arguments go to vitest.
const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '..', 'vitest.mjs')
for (const engine of ['pglite', 'postgres']) {
  process.stdout.write(`\nServer tests on ${engine}\n`)
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CAPIZ_TEST_DATABASE: engine },
  })
  if (status !== 0) process.exit(status ?? 1)
}
