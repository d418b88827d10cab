import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentPages } from './component-pages.ts'
import { findDependencies } from './dependencies.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [
    // react-aria falls back to en-US for en-PH; the other thirty languages would only weigh.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
    componentPages(),
  ],
  optimizeDeps: {
    include: findDependencies([
      folder('../../packages/ui/src'),
      folder('../../packages/domain/src'),
      folder('src'),
    ]),
  },
  build: { reportCompressedSize: false },
})
