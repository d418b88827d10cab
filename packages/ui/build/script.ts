import { join, relative, sep } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { builtPath, folder } from './paths.ts'
import { listEntries } from './entries.ts'

/** Modules that a server may read as values: everything else that is ours runs in the browser. */
const SHARED = /^(?:tokens|domain|styles|brand)\/|\.css\.js$/u

const chunkPath = (module: string) =>
  builtPath(relative(folder.packages, module).split(sep).join('/').replace(/\?.*$/u, ''), '.js')

/**
 * Builds every module as one ESM file, so that a foreign bundler drops what is not used and a client component stays one
 * (`"use client"`), and all styles as `styles.css`. Libraries stay imports; the domain is brought along.
 */
export async function buildScript(): Promise<void> {
  const entries = listEntries()
  await build({
    root: folder.ui,
    // the thread that reads PDF is found beside the file that starts it
    base: './',
    configFile: false,
    logLevel: 'warn',
    // whoever builds it: the development form of JSX is not part of React in production
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      outDir: folder.dist,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      cssCodeSplit: false,
      lib: {
        entry: [...entries.map(({ source }) => join(folder.ui, source)), join(folder.ui, 'build/styles.ts')],
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) =>
          !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@capiz/') && !id.startsWith('\0'),
        output: {
          preserveModules: true,
          preserveModulesRoot: folder.packages,
          entryFileNames: ({ facadeModuleId }) => chunkPath(facadeModuleId ?? ''),
          banner: ({ facadeModuleId }) =>
            SHARED.test(chunkPath(facadeModuleId ?? '')) ? '' : "'use client'",
        },
      },
    },
  })
}
