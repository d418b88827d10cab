import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/setup/sequence.ts'

const common = {
  include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
  globalSetup: ['test/setup/global.ts'],
  // Ends what hangs, no more: other stages share the cores, and a claim about speed is tested as one.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
  // Every file has a server and a database of its own; loading the code anew for each took a third of the time.
  isolate: false,
  sequence: { sequencer: LongestFirst },
}

export default defineConfig({ test: common })
