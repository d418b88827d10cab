import { defineConfig } from 'vitest/config'

// Tests of pure functions share one module graph per worker: loading it for each file took longer than the tests.
// The whole OpenAPI document is written in one test, which takes seconds on a busy machine.
export default defineConfig({
  test: { isolate: false, testTimeout: 60_000, include: ['src/**/*.test.ts'] },
})
