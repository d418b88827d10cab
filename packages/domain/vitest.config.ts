import { defineConfig } from 'vitest/config'

// Tests of pure functions share one module graph per worker: loading it for each file took longer than the tests.
export default defineConfig({ test: { isolate: false, include: ['src/**/*.test.ts'] } })
