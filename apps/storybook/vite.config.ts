import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { findDependencies } from './dependencies.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const logger = createLogger()
const { info } = logger
logger.info = (message, options) => {
  info(message, options)
  // A reload in the middle of a run makes stories fail at random, so it fails the run where it can be understood.
  if (process.env['VITEST'] !== undefined && /optimized dependencies changed/.test(message)) {
    logger.error('A dependency was found late: name it in apps/storybook/dependencies.ts.')
    process.exitCode = 1
  }
}

export default defineConfig({
  customLogger: logger,
  plugins: [
    // react-aria falls back to en-US for en-PH; the other thirty languages would only weigh.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
  ],
  optimizeDeps: {
    include: findDependencies([
      folder('../../packages/ui/src'),
      folder('../../packages/domain/src'),
      folder('src'),
    ]),
  },
  build: { chunkSizeWarningLimit: 2_000, reportCompressedSize: false },
})
