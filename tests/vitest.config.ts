import { defineConfig } from 'vitest/config'

/** Tests of the repository and its own tools; journeys are Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['{bench,package,screens,scripts,structure,upgrade,visual}/**/*.test.ts'],
    // Reading every source takes three times as long beside other work.
    testTimeout: 30_000,
  },
})
