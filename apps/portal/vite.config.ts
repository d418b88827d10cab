import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fetchFromHead } from './build/head.ts'
import { slimRouter } from './build/slim-router.ts'

const server = process.env.CAPIZ_API ?? 'http://localhost:8080'

/** What is loaded together lies together; the first group that claims a module has it, with all it imports. */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 6 },
  {
    name: 'core',
    test: /portal\/src\/(?:start\.tsx|lib\/query-params\.ts)$|ui\/src\/components\/(?:(Heading|Link|Stack)\/\1|Field\/words)\.tsx$|icons\/eye\.mjs$/,
    priority: 5,
  },
  {
    name: 'sign-in',
    test: /portal\/src\/app\/pages\/(?:Login|SignInFrame)\.tsx$/,
    priority: 4,
  },
  {
    name: 'answers',
    test: /\/valibot\/|portal\/src\/(?:app\/shell\/FrameProviders|lib\/query)\.tsx$/,
    priority: 3,
  },
  { name: 'frame', test: /portal\/src\/app\/(?:shell\/Shell|session\/signed-in)\.tsx?$/, priority: 2 },
  {
    name: 'list',
    test: /ui\/src\/components\/(?:(SearchField|PageHeader|TabNav|Pagination)\/\1|StatusBadge\/(?:Status|Domain)Badge)\.tsx?$|portal\/src\/(?:lib\/url-state\.ts|patterns\/(?:TermField\.tsx|today\.ts))$|domain\/src\/(?:time\/(?:format|today)|text\/words)\.ts$|facilities\/list\/list-state\.ts$|api\/src\/(?:contract\/(?:paging|define)|schema\/(?:basics|document-state))\.ts$/,
    priority: 1.2,
  },
  {
    name: 'table',
    test: /ui\/src\/components\/(?:(DataTable|FilterBar)\/\1|DataTable\/useTableView)\.tsx?$|api\/src\/(?:contract\/facility-list|schema\/facility-row)\.ts$/,
    priority: 1,
  },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 0 },
]

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    slimRouter(),
    fetchFromHead({
      group: 'core',
      fonts: ['ibm-plex-sans-latin-wght-normal.woff2', 'ibm-plex-serif-latin-600-normal.woff2'],
    }),
    // en-US has to stay: it matches language and region, and react-aria has no strings for en-PH
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
  ],
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
})
