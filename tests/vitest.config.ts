import { defineConfig } from 'vitest/config'

/** Only the tests of our own tools; journeys are Playwright's. */
export default defineConfig({ test: { environment: 'node', include: ['{bench,visual}/**/*.test.ts'] } })
