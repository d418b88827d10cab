import { defineConfig } from 'vitest/config'

// No test changes a module's state, so files share one module graph per worker: loading it for each took most of the time.
export default defineConfig({ test: { isolate: false, include: ['src/**/*.test.ts'] } })
