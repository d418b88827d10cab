import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress.ts'
import { fetchFromHead } from './build/head.ts'
import { compileAhead } from './build/compile-ahead.ts'
import { groups } from './build/parts.ts'
import { routeFiles } from './build/route-files.ts'
import { routeModules } from './build/route-modules.ts'
import { routerProduction } from './build/router-production.ts'

const server = process.env.CAPIZ_API ?? 'http://localhost:8080'

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    fetchFromHead('core'),
    routeFiles(routeModules),
    compileAhead(),
    compressAssets(),
    // en-US has to stay: it matches language and region, and react-aria has no strings for en-PH
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  resolve: { alias: command === 'build' ? routerProduction : [] },
  // there is no other place than a window: what packages keep for servers goes
  define: { 'typeof window': '"object"', 'typeof document': '"object"' },
  server: { proxy: { '/api': server } },
  build: {
    target: 'es2023',
    // without it every colour is written three times, for browsers too old for the program itself
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    manifest: true,
    // the content security policy allows neither inline scripts nor data: fonts
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // reading a property or a global does nothing else in a browser program; names of plain values need not be kept
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // a few files instead of dozens: small ones compress worse, cost a request each and lengthen the list of files
      // that the first one carries; so do their names, which the manifest tells anyway
      output: {
        codeSplitting: { groups },
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
}))
