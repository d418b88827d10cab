import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const sourcePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const server = process.env.CAPIZ_API ?? 'http://localhost:8080'

/** What is loaded together lies together; the first group that claims a module has it, with all it imports. */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'schema', test: /\/valibot\//, priority: 3 },
  {
    name: 'frame',
    test: /portal\/src\/(?:app\/shell\/(?:Shell|FrameProviders)|lib\/query)\.tsx$/,
    priority: 2,
  },
  {
    name: 'list',
    test: /ui\/src\/components\/(?:(DataTable|FilterBar|SearchField|PageHeader|TabNav)\/\1|DataTable\/useTableView|StatusBadge\/(?:Status|Domain)Badge)\.tsx?$|portal\/src\/(?:lib\/url-state\.ts|patterns\/(?:TermField\.tsx|today\.ts))$|domain\/src\/(?:time\/(?:format|today)|text\/words)\.ts$|facilities\/list\/list-state\.ts$|api\/src\/(?:contract\/(?:facility-list|paging|define)|schema\/(?:basics|facility-row|document-state))\.ts$/,
    priority: 1,
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 0 },
]

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // en-US has to stay: it matches language and region, and react-aria has no strings for en-PH
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
  resolve: {
    alias: [
      // the part of it that is used, in a tenth of its size (ADR 13)
      { find: /^react-router-dom$/, replacement: sourcePath('src/lib/router/index.ts') },
    ],
  },
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
      // a few files instead of dozens: small ones compress worse, cost a request each and lengthen the list of files
      // that the first one carries; so do their names, which the manifest tells anyway
      output: { codeSplitting: { groups }, chunkFileNames: 'assets/[hash].js' },
    },
  },
})
