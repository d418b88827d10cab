import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const modulePath = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))

const server = process.env.CAPIZ_API ?? 'http://localhost:8080'

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // en-US has to stay: it matches language and region, and react-aria has no strings for en-PH
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  resolve: {
    // the package points bundlers at its development build, with its warnings
    alias: [
      { find: /^react-router$/, replacement: modulePath('react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: modulePath('react-router/dist/production/dom-export.mjs') },
    ],
  },
  server: { proxy: { '/api': server } },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    target: 'es2023',
    manifest: true,
    // the content security policy allows neither inline scripts nor data: fonts
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // one file for all the first page needs: a dozen small ones compress worse and cost a request each
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
})
