import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Files share one module graph per worker: loading it for each took half the time.
  test: { environment: 'node', isolate: false, include: ['src/**/*.test.ts'] },
})
