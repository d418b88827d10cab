import { defineConfig } from 'vitest/config'

const common = {
  include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
  globalSetup: ['test/setup/global.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  maxWorkers: 2,
}

export default defineConfig({ test: common })
