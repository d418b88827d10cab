import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = join(dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))), 'dist/production')

/**
 * Resolves react-router to its production build: the package names its development build for every browser, under
 * every condition (ADR 13).
 */
export const routerProduction = [
  { find: /^react-router$/, replacement: join(dist, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(dist, 'dom-export.mjs') },
]
