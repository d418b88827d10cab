import { defineConfig } from 'vitest/config'

/** The foreign client against the real server, on the engine CAPIZ_TEST_DATABASE names. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['conformance/**/*.test.ts'],
    globalSetup: ['../apps/server/test/setup/global.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    isolate: false,
  },
})
